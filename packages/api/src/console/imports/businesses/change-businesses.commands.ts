import { type DatabaseTransaction, sql } from '@guildhall/db';
import { toBusinessRow } from '../../../directory/businesses/business-row.ts';
import { BusinessHours } from '../../../directory/businesses/opening.schema.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { splitCommas } from '../../../ground/values/fields.ts';
import type { FieldChange } from '../imports.schema.ts';
import { type ImportedFile, isReplaced } from '../judge-row.ts';
import { restoreChanged } from '../restore-changed.commands.ts';
import { changesOf, isUnchangedSince } from './business-changes.ts';
import type { JudgedBusiness } from './judge-businesses.queries.ts';
import { findBusinesses } from './known-businesses.queries.ts';

/**
 * Changes the businesses that rows are about.
 * @returns what was replaced and what stays, by row
 */
export async function changeBusinesses(
  trx: DatabaseTransaction,
  file: ImportedFile,
  rows: JudgedBusiness[],
): Promise<Map<number, FieldChange[]>> {
  const businesses = await findBusinesses(
    trx,
    file.createdBy,
    rows.flatMap(({ known }) => known?.id ?? []),
  );
  const replaced = new Map<number, FieldChange[]>();
  for (const { line, value, given, known } of rows) {
    const business = businesses.get(known?.id ?? 0);
    if (!value || !business) continue;
    const changes = changesOf(value, given, business, file);
    await writeChanges(trx, business.id, changes.filter(isReplaced), 'after');
    replaced.set(line, changes);
  }
  await publishOwners(trx, [...businesses.values()]);
  return replaced;
}

/**
 * Gives the next businesses of an import that is being undone their former values, where nobody has changed them since.
 * @returns how many were looked at
 */
export async function restoreBusinesses(
  trx: DatabaseTransaction,
  importId: number,
  limit: number,
): Promise<number> {
  const { count, found } = await restoreChanged(trx, importId, limit, 'businessId', {
    find: (ids) => findBusinesses(trx, null, ids),
    isUnchanged: isUnchangedSince,
    restore: (id, changes) => writeChanges(trx, id, changes, 'before'),
  });
  await publishOwners(trx, [...found.values()]);
  return count;
}

async function publishOwners(trx: DatabaseTransaction, businesses: { ownerId: number }[]): Promise<void> {
  const owners = new Set(businesses.map(({ ownerId }) => ownerId));
  if (owners.size > 0) await publishEvent(trx, [...owners], ['businesses']);
}

async function writeChanges(
  trx: DatabaseTransaction,
  id: number,
  changes: FieldChange[],
  side: 'before' | 'after',
): Promise<void> {
  const values = Object.fromEntries(
    changes.map((change) => [change.field, valueOf(change.field, change[side])]),
  );
  await trx
    .updateTable('businesses')
    // What it offers, and where, is read again by a job.
    .set({ ...toBusinessRow(values), searchTerms: null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** The reverse of how changes are stored. */
function valueOf(field: FieldChange['field'], text: string | null): unknown {
  if (field === 'services' || field === 'tags') return splitCommas(text ?? '');
  if (text === null) return null;
  if (field === 'yearEstablished') return Number(text);
  return field === 'businessHours' ? BusinessHours.parse(JSON.parse(text)) : text;
}
