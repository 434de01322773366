import type { DatabaseTransaction } from '@guildhall/db';
import { FieldChange } from './imports.schema.ts';
import { isReplaced } from './judge-row.ts';

/** The column of a row that names what it changed. */
type Subject = 'userId' | 'businessId';

type Restoring<Found> = {
  readonly find: (ids: number[]) => Promise<ReadonlyMap<number, Found>>;
  /** Whether nobody has changed again what the import changed. */
  readonly isUnchanged: (found: Found, changes: FieldChange[]) => boolean;
  readonly restore: (id: number, changes: FieldChange[]) => Promise<void>;
};

/**
 * Gives what the next rows of an import changed its former values, where nobody has changed them since, and notes of
 * each row what became of it.
 * @returns how many rows were looked at, and what they are about
 */
export async function restoreChanged<Found>(
  trx: DatabaseTransaction,
  importId: number,
  limit: number,
  subject: Subject,
  { find, isUnchanged, restore }: Restoring<Found>,
): Promise<{ count: number; found: ReadonlyMap<number, Found> }> {
  const rows = await trx
    .selectFrom('memberImportRows')
    .select(['line', `${subject} as subjectId`, 'former'])
    .where('importId', '=', importId)
    .where('outcome', '=', 'changed')
    .orderBy('line')
    .limit(limit)
    .execute();
  const found = await find(rows.flatMap(({ subjectId }) => subjectId ?? []));
  for (const { line, subjectId, former } of rows) {
    const known = subjectId === null ? undefined : found.get(subjectId);
    const changes = FieldChange.array()
      .parse(former ?? [])
      .filter(isReplaced);
    const isRestored = subjectId !== null && known !== undefined && isUnchanged(known, changes);
    if (isRestored) await restore(subjectId, changes);
    await trx
      .updateTable('memberImportRows')
      .set(isRestored ? { outcome: 'restored' } : { outcome: 'kept', reason: 'Changed since the import' })
      .where('importId', '=', importId)
      .where('line', '=', line)
      .execute();
  }
  return { count: rows.length, found };
}
