import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { type DB, type Database, sql, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, invalid } from '../../ground/errors/errors.ts';
import { enqueueJob } from '../../ground/core/jobs.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import { guessMapping } from './guess-mapping.ts';
import { IMPORT_RULES } from './import-kinds.commands.ts';
import { findImport, getImport, undoEnded } from './imports.queries.ts';
import {
  type CheckImportInput,
  type CsvImport,
  ImportKind,
  ImportMapping,
  type ImportRef,
  REASON_COLUMN,
} from './imports.schema.ts';
import { readImportFile } from './read-file.ts';

/** The job that checks and runs; also started each minute, to continue what a killed process left. */
export const IMPORT_TASK = 'continue-member-imports';

/** The job that invites; also started each minute, for the next wave. */
export const INVITE_TASK = 'invite-imported';

type UploadedFile = { kind: ImportKind; name: string; open: () => Readable };

/** Stores the rows of a file, all or none. The columns are mapped as in the last import with the same columns. */
export async function createImport(ctx: MemberContext, file: UploadedFile): Promise<CsvImport> {
  const id = await withTransaction(ctx.db, async (trx) => {
    let importId = 0;
    await readImportFile(
      file.open,
      async (columns) => {
        importId = await insertImport(trx, { ...file, columns, createdBy: ctx.viewer.id });
      },
      async (rows) => {
        await sql`insert into member_import_rows (import_id, line, cells)
          select ${importId}::int, (row ->> 'line')::int, array(select jsonb_array_elements_text(row -> 'cells'))
          from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row`.execute(trx);
      },
    );
    return importId;
  });
  return getImport(ctx.db, { id });
}

async function insertImport(
  trx: Kysely<DB>,
  { kind, name, columns, createdBy }: UploadedFile & { columns: string[]; createdBy: number },
): Promise<number> {
  const last = await trx
    .selectFrom('memberImports')
    .select('mapping')
    .where(sql<boolean>`${columns}::text[] in (columns, columns || array[${REASON_COLUMN}::text])`)
    .where('kind', '=', kind)
    .where('status', '<>', 'mapping')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const { fields, headers } = IMPORT_RULES[kind];
  const mapping = last ? ImportMapping.parse(last.mapping) : guessMapping(columns, fields, headers);
  const { id } = await trx
    .insertInto('memberImports')
    .values({
      kind,
      createdBy,
      fileName: name.slice(0, 200) || `${kind}.csv`,
      columns,
      mapping: JSON.stringify(mapping),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Starts the dry run with this mapping. Repeated with another mapping, it begins anew. */
export async function checkImport(ctx: MemberContext, { id, mapping }: CheckImportInput): Promise<CsvImport> {
  await withTransaction(ctx.db, async (trx) => {
    const { kind, status, columns } = await lockImport(trx, id);
    if (status !== 'mapping' && status !== 'checked')
      throw conflict('This import is already running. Wait until it has finished.');
    requireColumns(ImportKind.parse(kind), mapping, columns.length);
    await trx
      .updateTable('memberImportRows')
      .set({ outcome: null, reason: null, email: null, nameKey: null, membershipNumber: null })
      .where('importId', '=', id)
      .execute();
    await trx
      .updateTable('memberImports')
      .set({ mapping: JSON.stringify(mapping), status: 'checking' })
      .where('id', '=', id)
      .execute();
    await enqueueJob(trx, IMPORT_TASK, {});
  });
  return getImport(ctx.db, { id });
}

function requireColumns(kind: ImportKind, mapping: ImportMapping, columns: number): void {
  const { fields, missingIn } = IMPORT_RULES[kind];
  const message = missingIn(mapping);
  if (message !== undefined) throw invalid(message, [{ path: 'mapping', message }]);
  if (Object.keys(mapping).some((field) => !fields.some((known) => known === field)))
    throw invalid(`A column is matched to a field that ${kind} don't have`, []);
  if (Object.values(mapping).some((columnIndex) => columnIndex >= columns))
    throw invalid("A chosen column isn't in this file", []);
}

/** Starts the run: what the dry run found new is judged again by the same code, and created. Mails nobody. */
export async function runImport(ctx: MemberContext, { id }: ImportRef): Promise<CsvImport> {
  await withTransaction(ctx.db, async (trx) => {
    const { status } = await lockImport(trx, id);
    if (status !== 'checked') throw conflict('Check this import first');
    await trx.updateTable('memberImports').set({ status: 'running' }).where('id', '=', id).execute();
    await writeAudit(trx, ctx, { event: 'import.started', targetType: 'import', targetId: id });
    await enqueueJob(trx, IMPORT_TASK, {});
  });
  return getImport(ctx.db, { id });
}

/** Starts the invitations, which go out in waves, the first at once: of those who were not invited yet; everyone who has not joined, when all were. */
export async function inviteImported(ctx: MemberContext, { id }: ImportRef): Promise<CsvImport> {
  await withTransaction(ctx.db, async (trx) => {
    const { kind, status } = await lockImport(trx, id);
    if (kind !== 'members') throw conflict('Invitations can only be sent for member imports');
    if (status !== 'done') throw conflict('The import has not finished yet');
    const { isInviting, waiting } = await getImport(trx, { id });
    if (isInviting) return;
    if (waiting === 0)
      await sql`update member_import_rows set invited_at = null from users
        where import_id = ${id} and users.id = user_id and not users.has_joined
          and invited_at < now() - interval '1 day'`.execute(trx);
    await trx
      .updateTable('memberImports')
      .set({ invitedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    await writeAudit(trx, ctx, { event: 'import.invited', targetType: 'import', targetId: id });
    await enqueueJob(trx, INVITE_TASK, {}, { key: INVITE_TASK });
  });
  return getImport(ctx.db, { id });
}

/** Starts to remove what an import created; what was changed since stays, and so does who has joined. */
export async function undoImport(ctx: MemberContext, { id }: ImportRef): Promise<CsvImport> {
  await withTransaction(ctx.db, async (trx) => {
    const { status } = await lockImport(trx, id);
    if (status !== 'done') throw conflict('Only a finished import can be undone');
    await trx.updateTable('memberImports').set({ status: 'undoing' }).where('id', '=', id).execute();
    await writeAudit(trx, ctx, { event: 'import.undone', targetType: 'import', targetId: id });
    await enqueueJob(trx, IMPORT_TASK, {});
  });
  return getImport(ctx.db, { id });
}

/** Deletes the rows of files that can no longer be undone; what they created stays. */
export async function purgeImports(db: Database): Promise<void> {
  await db.deleteFrom('memberImports').where('createdAt', '<', undoEnded).execute();
}

async function lockImport(trx: Kysely<DB>, id: number) {
  await trx.selectFrom('memberImports').select('id').where('id', '=', id).forUpdate().execute();
  return findImport(trx, id);
}
