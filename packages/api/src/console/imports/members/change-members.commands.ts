import type { DatabaseTransaction } from '@guildhall/db';
import { publishEvent } from '../../../ground/core/live.ts';
import { splitCommas } from '../../../ground/values/fields.ts';
import type { FieldChange } from '../imports.schema.ts';
import { type ImportedFile, type JudgedRow, isReplaced } from '../judge-row.ts';
import { restoreChanged } from '../restore-changed.commands.ts';
import type { ImportedMember } from './imported-member.schema.ts';
import { findMembers } from './known-members.queries.ts';
import { changesOf, isUnchangedSince } from './member-changes.ts';

/** What matching read of a profile is read again by a job. */
const UNREAD = { readingVersion: '' };

/**
 * Changes the members that rows are about.
 * @returns what was replaced and what stays, by row
 */
export async function changeMembers(
  trx: DatabaseTransaction,
  file: ImportedFile,
  rows: JudgedRow<ImportedMember>[],
): Promise<Map<number, FieldChange[]>> {
  const members = await findMembers(
    trx,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  const replaced = new Map<number, FieldChange[]>();
  for (const { line, userId, value, given } of rows) {
    const member = members.get(userId ?? 0);
    if (!value || !member) continue;
    const changes = changesOf(value, given, member, file);
    await writeChanges(trx, member.id, changes.filter(isReplaced), 'after');
    replaced.set(line, changes);
  }
  if (members.size > 0) await publishEvent(trx, [...members.keys()], ['dashboard', 'network']);
  return replaced;
}

/**
 * Gives the next members of an import that is being undone their former values, where nobody has changed them since.
 * @returns how many were looked at
 */
export async function restoreMembers(
  trx: DatabaseTransaction,
  importId: number,
  limit: number,
): Promise<number> {
  const { count } = await restoreChanged(trx, importId, limit, 'userId', {
    find: (ids) => findMembers(trx, ids),
    isUnchanged: isUnchangedSince,
    restore: (id, changes) => writeChanges(trx, id, changes, 'before'),
  });
  return count;
}

async function writeChanges(
  trx: DatabaseTransaction,
  id: number,
  changes: FieldChange[],
  side: 'before' | 'after',
): Promise<void> {
  const values = changes.map((change) => {
    const value = change[side];
    if (change.field === 'skills') return [change.field, splitCommas(value ?? '')];
    return [change.field, change.field === 'lastName' ? (value ?? '') : value];
  });
  await trx
    .updateTable('users')
    .set({ ...Object.fromEntries(values), ...UNREAD })
    .where('id', '=', id)
    .execute();
}
