import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { notFound } from '../../ground/errors/errors.ts';
import { limitPlusOne } from '../../ground/core/pagination.ts';
import {
  type CsvImport,
  IMPORT_UNDO_DAYS,
  ImportKind,
  ImportMapping,
  type ImportList,
  type ImportRef,
  type ImportRowPage,
  ImportStatus,
  type ListImportRowsInput,
  RowOutcome,
} from './imports.schema.ts';

const GONE = 'This import does not exist, or its rows have been deleted after 30 days';
const LISTED = 20;
const SAMPLE = 3;

export async function listImports(db: Kysely<DB>): Promise<ImportList> {
  const rows = await db
    .selectFrom('memberImports')
    .select(['id', 'kind', 'fileName', 'status', 'createdAt'])
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(({ id, kind, fileName, status, createdAt }) => ({
    id,
    kind: ImportKind.parse(kind),
    fileName,
    status: ImportStatus.parse(status),
    createdAt: createdAt.toISOString(),
  }));
}

/** An import with its progress. */
export async function getImport(db: Kysely<DB>, { id }: ImportRef): Promise<CsvImport> {
  const found = await findImport(db, id);
  const counts = await db
    .selectFrom('memberImportRows')
    // The member of a row of businesses is their owner.
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'memberImportRows.userId').on('memberImportRows.businessId', 'is', null),
    )
    .select([
      'memberImportRows.outcome',
      sql<number>`count(*)::int`.as('rows'),
      sql<number>`(count(member_import_rows.invited_at) filter (where users.id is not null))::int`.as(
        'invited',
      ),
      sql<number>`(count(*) filter (where users.has_joined and outcome in ('created', 'kept')))::int`.as(
        'joined',
      ),
      sql<number>`(count(*) filter (where outcome = 'created' and not users.has_joined))::int`.as('unjoined'),
      // Whom a wave of invitations goes to.
      sql<number>`(count(*) filter (where outcome = 'created' and not users.has_joined
        and member_import_rows.invited_at is null))::int`.as('waiting'),
    ])
    .where('importId', '=', id)
    .groupBy('memberImportRows.outcome')
    .execute();
  const sample = await db
    .selectFrom('memberImportRows')
    .select('cells')
    .where('importId', '=', id)
    .orderBy('line')
    .limit(SAMPLE)
    .execute();
  const total = (of: 'rows' | 'invited' | 'joined' | 'unjoined' | 'waiting') =>
    counts.reduce((sum, count) => sum + count[of], 0);
  const outcomeOf = (outcome: string) => counts.find((count) => count.outcome === outcome)?.rows ?? 0;
  const created = outcomeOf('created');
  const waiting = total('waiting');
  return {
    id,
    kind: ImportKind.parse(found.kind),
    fileName: found.fileName,
    columns: found.columns,
    mapping: ImportMapping.parse(found.mapping),
    status: ImportStatus.parse(found.status),
    createdAt: found.createdAt.toISOString(),
    isUndoable: found.status === 'done' && created > 0,
    rows: total('rows'),
    outcomes: {
      new: outcomeOf('new'),
      duplicate: outcomeOf('duplicate'),
      faulty: outcomeOf('faulty'),
      created,
      removed: outcomeOf('removed'),
      kept: outcomeOf('kept'),
    },
    invited: total('invited'),
    joined: total('joined'),
    unjoined: total('unjoined'),
    waiting,
    isInviting: found.invitedAt !== null && found.status === 'done' && waiting > 0,
    sample: sample.map(({ cells }) => cells),
  };
}

export async function findImport(db: Kysely<DB>, id: number) {
  const found = await db.selectFrom('memberImports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound(GONE);
  return found;
}

/** The rows of a file in its order, all or those of one outcome. */
export async function listImportRows(db: Kysely<DB>, input: ListImportRowsInput): Promise<ImportRowPage> {
  await findImport(db, input.id);
  const { outcome, cursor } = input;
  let query = db
    .selectFrom('memberImportRows')
    .select(['line', 'cells', 'outcome', 'reason'])
    .where('importId', '=', input.id)
    .orderBy('line')
    .limit(limitPlusOne(input.limit));
  if (outcome) query = query.where('outcome', '=', outcome);
  if (cursor) query = query.where('line', '>', cursor);
  const rows = await query.execute();
  const items = rows.slice(0, input.limit).map(({ line, cells, outcome: own, reason }) => ({
    line,
    cells,
    outcome: own === null ? null : RowOutcome.parse(own),
    reason,
  }));
  return { items, nextCursor: rows.length > input.limit ? (items.at(-1)?.line ?? null) : null };
}

/** Since when an import can no longer be undone. */
export const undoEnded = sql<Date>`now() - make_interval(days => ${sql.lit(IMPORT_UNDO_DAYS)})`;
