import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { notFound } from '../../ground/errors/errors.ts';
import { limitPlusOne } from '../../ground/core/pagination.ts';
import { countInvitations } from './import-invitations.queries.ts';
import { findNewIndustries } from './new-industries.queries.ts';
import { previewRows } from './preview-rows.queries.ts';
import {
  type CsvImport,
  IMPORT_UNDO_DAYS,
  ImportKind,
  ImportMapping,
  ImportOptions,
  ImportReading,
  type ImportList,
  type ImportRef,
  type ImportRowPage,
  ImportStatus,
  type ListImportRowsInput,
} from './imports.schema.ts';

const GONE = 'This import does not exist, or its rows have been deleted after 30 days';
const LISTED = 20;
const SAMPLE = 3;

/** The newest imports, with what each has created or changed. */
export async function listImports(db: Kysely<DB>): Promise<ImportList> {
  const rows = await db
    .selectFrom((newest) =>
      newest
        .selectFrom('memberImports')
        .select(['id', 'kind', 'fileName', 'status', 'createdAt'])
        .orderBy('id', 'desc')
        .limit(LISTED)
        .as('imports'),
    )
    // Counted import by import, so that the rows of older ones are not read.
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('memberImportRows')
          .select([
            sql<number>`count(*)::int`.as('rows'),
            sql<number>`(count(*) filter (where outcome in ('created', 'changed')))::int`.as('done'),
          ])
          .whereRef('importId', '=', 'imports.id')
          .as('counts'),
      (join) => join.onTrue(),
    )
    .select(['imports.id', 'kind', 'fileName', 'status', 'createdAt', 'rows', 'done'])
    .orderBy('imports.id', 'desc')
    .execute();
  return rows.map(({ id, kind, fileName, status, createdAt, rows: count, done }) => ({
    id,
    kind: ImportKind.parse(kind),
    fileName,
    status: ImportStatus.parse(status),
    createdAt: createdAt.toISOString(),
    rows: count,
    done,
    isUndoable: status === 'done' && done > 0,
    isDeletable: isDeletable(status, done),
  }));
}

/** Nothing that an import did can be undone without it, and nobody works on it. */
const isDeletable = (status: string, done: number) =>
  ['mapping', 'checked', 'undone'].includes(status) || (status === 'done' && done === 0);

/** An import with its progress. */
export async function getImport(db: Kysely<DB>, { id }: ImportRef): Promise<CsvImport> {
  const found = await findImport(db, id);
  const counts = await db
    .selectFrom('memberImportRows')
    .select([
      'outcome',
      sql<number>`count(*)::int`.as('rows'),
      sql<number>`(count(*) filter (where notes <> '{}'))::int`.as('doubtful'),
      sql<number>`(count(*) filter (where ends_membership and outcome in ('new', 'change')))::int`.as(
        'ending',
      ),
    ])
    .where('importId', '=', id)
    .groupBy('outcome')
    .execute();
  const sample = await db
    .selectFrom('memberImportRows')
    .select('cells')
    .where('importId', '=', id)
    .orderBy('line')
    .limit(SAMPLE)
    .execute();
  const total = (of: 'rows' | 'doubtful' | 'ending') => counts.reduce((sum, count) => sum + count[of], 0);
  const outcomeOf = (outcome: string) => counts.find((count) => count.outcome === outcome)?.rows ?? 0;
  const created = outcomeOf('created');
  return {
    id,
    kind: ImportKind.parse(found.kind),
    fileName: found.fileName,
    columns: found.columns,
    mapping: ImportMapping.parse(found.mapping),
    options: ImportOptions.parse(found.options),
    reading: ImportReading.safeParse(found.reading).data ?? null,
    isReadable: (found.status === 'mapping' || found.status === 'checked') && (await hasFile(db, id)),
    status: ImportStatus.parse(found.status),
    createdAt: found.createdAt.toISOString(),
    isUndoable: found.status === 'done' && created + outcomeOf('changed') > 0,
    isDeletable: isDeletable(found.status, created + outcomeOf('changed')),
    rows: total('rows'),
    outcomes: {
      new: outcomeOf('new'),
      change: outcomeOf('change'),
      unchanged: outcomeOf('unchanged'),
      duplicate: outcomeOf('duplicate'),
      faulty: outcomeOf('faulty'),
      created,
      changed: outcomeOf('changed'),
      removed: outcomeOf('removed'),
      restored: outcomeOf('restored'),
      kept: outcomeOf('kept'),
    },
    doubtful: total('doubtful'),
    ending: total('ending'),
    newIndustries:
      found.status === 'checked' ? await findNewIndustries(db, id, ImportMapping.parse(found.mapping)) : [],
    ...(await countInvitations(db, id)),
    sample: sample.map(({ cells }) => cells),
  };
}

export async function findImport(db: Kysely<DB>, id: number) {
  const found = await db.selectFrom('memberImports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound(GONE);
  return found;
}

async function hasFile(db: Kysely<DB>, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('memberImportFiles')
    .select('importId')
    .where('importId', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** The rows of a file in its order, all or those of one outcome, with what is stored of each. */
export async function listImportRows(db: Kysely<DB>, input: ListImportRowsInput): Promise<ImportRowPage> {
  const found = await findImport(db, input.id);
  const { outcome, isDoubtful, cursor } = input;
  let query = db
    .selectFrom('memberImportRows')
    .select(['line', 'cells', 'outcome', 'reason', 'notes', 'decision', 'match', 'former'])
    .where('importId', '=', input.id)
    .orderBy('line')
    .limit(limitPlusOne(input.limit));
  if (outcome) query = query.where('outcome', '=', outcome);
  if (isDoubtful) query = query.where(sql<boolean>`notes <> '{}'`);
  if (cursor) query = query.where('line', '>', cursor);
  const rows = await query.execute();
  const page = rows.slice(0, input.limit);
  return {
    items: await previewRows(db, found, page),
    nextCursor: rows.length > input.limit ? (page.at(-1)?.line ?? null) : null,
  };
}

/** Since when an import can no longer be undone. */
export const undoEnded = sql<Date>`now() - make_interval(days => ${sql.lit(IMPORT_UNDO_DAYS)})`;
