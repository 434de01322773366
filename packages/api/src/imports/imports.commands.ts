import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { type DB, type Database, sql, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../core/context.ts';
import { conflict, invalid } from '../core/errors.ts';
import { enqueueJob } from '../core/jobs.ts';
import { writeAudit } from '../security/audit.ts';
import { guessMapping } from './guess-mapping.ts';
import { findImport, getImport, undoEnded } from './imports.queries.ts';
import {
  type CheckImportInput,
  ImportMapping,
  type ImportRef,
  type MemberImport,
  REASON_COLUMN,
} from './imports.schema.ts';
import { readImportFile } from './read-file.ts';

/** The job that checks and runs; also started each minute, to continue what a killed process left. */
export const IMPORT_TASK = 'continue-member-imports';

/** The job that invites; also started each minute, for the next wave. */
export const INVITE_TASK = 'invite-imported';

type ImportFile = { name: string; open: () => Readable };

/** Stores the rows of a file, all or none. The columns are mapped as in the last import with the same columns. */
export async function createImport(ctx: MemberContext, file: ImportFile): Promise<MemberImport> {
  const id = await withTransaction(ctx.db, async (trx) => {
    let importId = 0;
    await readImportFile(
      file.open,
      async (columns) => {
        importId = await insertImport(trx, { columns, fileName: file.name, createdBy: ctx.viewer.id });
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
  { columns, fileName, createdBy }: { columns: string[]; fileName: string; createdBy: number },
): Promise<number> {
  const last = await trx
    .selectFrom('memberImports')
    .select('mapping')
    .where(sql<boolean>`${columns}::text[] in (columns, columns || array[${REASON_COLUMN}::text])`)
    .where('status', '<>', 'mapping')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const mapping = last ? ImportMapping.parse(last.mapping) : guessMapping(columns);
  const { id } = await trx
    .insertInto('memberImports')
    .values({
      createdBy,
      fileName: fileName.slice(0, 200) || 'members.csv',
      columns,
      mapping: JSON.stringify(mapping),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Starts the dry run with this mapping. Repeated with another mapping, it begins anew. */
export async function checkImport(
  ctx: MemberContext,
  { id, mapping }: CheckImportInput,
): Promise<MemberImport> {
  await withTransaction(ctx.db, async (trx) => {
    const { status, columns } = await lockImport(trx, id);
    if (status !== 'mapping' && status !== 'checked')
      throw conflict('This import is already running. Wait until it has finished.');
    requireColumns(mapping, columns.length);
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

function requireColumns(mapping: ImportMapping, columns: number): void {
  const hasName =
    mapping.fullName !== undefined || (mapping.firstName !== undefined && mapping.lastName !== undefined);
  const message =
    mapping.email === undefined
      ? 'Choose the column with the email addresses'
      : 'Choose the columns with the first and the last name, or one with the full name';
  if (mapping.email === undefined || !hasName) throw invalid(message, [{ path: 'mapping', message }]);
  if (Object.values(mapping).some((columnIndex) => columnIndex >= columns))
    throw invalid("This file doesn't have that many columns", []);
}

/** Starts the run: what the dry run found new is judged again by the same code, and created. Mails nobody. */
export async function runImport(ctx: MemberContext, { id }: ImportRef): Promise<MemberImport> {
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
export async function inviteImported(ctx: MemberContext, { id }: ImportRef): Promise<MemberImport> {
  await withTransaction(ctx.db, async (trx) => {
    const { status } = await lockImport(trx, id);
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

/** Starts to remove the members of an import; those who have joined since stay, with all that they changed. */
export async function undoImport(ctx: MemberContext, { id }: ImportRef): Promise<MemberImport> {
  await withTransaction(ctx.db, async (trx) => {
    const { status } = await lockImport(trx, id);
    if (status !== 'done') throw conflict('Only a finished import can be undone');
    await trx.updateTable('memberImports').set({ status: 'undoing' }).where('id', '=', id).execute();
    await writeAudit(trx, ctx, { event: 'import.undone', targetType: 'import', targetId: id });
    await enqueueJob(trx, IMPORT_TASK, {});
  });
  return getImport(ctx.db, { id });
}

/** Deletes the rows of files that can no longer be undone; the members stay. */
export async function purgeImports(db: Database): Promise<void> {
  await db.deleteFrom('memberImports').where('createdAt', '<', undoEnded).execute();
}

async function lockImport(trx: Kysely<DB>, id: number) {
  await trx.selectFrom('memberImports').select('id').where('id', '=', id).forUpdate().execute();
  return findImport(trx, id);
}
