import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import {
  type ImportedFile,
  type JudgedRow,
  type StoredRow,
  columnOf,
  foldedKey,
  readRow,
  setDuplicate,
  setFaulty,
} from '../judge-row.ts';
import type { FileRow } from '../reading/table.ts';
import type { FieldChange } from '../imports.schema.ts';
import { composeMember } from './compose-member.ts';
import { ImportedMember } from './imported-member.schema.ts';
import {
  type KnownMember,
  emailKeyOf,
  findEarlierMembers,
  findKnownMembers,
  keysOf,
  nameKeyOf,
  numberKeyOf,
} from './known-members.queries.ts';
import { changesOf } from './member-changes.ts';

type Judged = JudgedRow<ImportedMember>;

const MATCHES = {
  number: 'A member with this membership number already exists',
  email: 'A member with this email address already exists',
  name: 'A member with this name and company already exists',
};

/**
 * Decides what becomes of rows. A row is about a member, or repeats an earlier row of the file, with the same
 * membership number, address, or name and company. What is usual for such rows, an administrator can decide otherwise.
 */
export async function judgeMembers(db: Kysely<DB>, file: ImportedFile, rows: StoredRow[]): Promise<Judged[]> {
  const judged = rows.map((row) => readMember(file, row));
  const known = await findKnownMembers(db, judged);
  const before = Math.min(...rows.map(({ line }) => line));
  const seen = await findEarlierMembers(db, file.id, before, judged);
  for (const [index, row] of judged.entries()) {
    if (!row.value) continue;
    const decision = rows[index]?.decision ?? null;
    judgeMember(file, row, decision, { known, seen });
    if (isFaulty(row)) continue;
    for (const key of keysOf(row)) if (!seen.has(key)) seen.set(key, row.line);
  }
  return judged;
}

const isFaulty = ({ outcome }: JudgedRow) => outcome === 'faulty';

type Others = { known: Map<string, KnownMember>; seen: Map<string, number> };

function judgeMember(file: ImportedFile, row: Judged, decision: StoredRow['decision'], others: Others): void {
  const { known, seen } = others;
  const keys = { number: numberKeyOf(row), email: emailKeyOf(row), name: nameKeyOf(row) };
  const isAnother = decision === 'import';
  const byName = isAnother ? undefined : known.get(keys.name);
  const member = known.get(keys.number) ?? known.get(keys.email) ?? byName;
  const earlierEmail = seen.get(keys.email);
  const earlierNumber = seen.get(keys.number);
  const earlierName = isAnother ? undefined : seen.get(keys.name);
  const isUpdate = decision === 'update' || (decision === null && file.options.existing === 'update');
  if (member && !isUpdate) setKnown(row, { ...others, member, keys });
  else if (earlierEmail !== undefined)
    setDuplicate(row, `Same address as row ${earlierEmail}`, 'email-in-file');
  else if (earlierNumber !== undefined)
    setFaulty(row, `${columnOf(file, 'membershipNumber')}: same number as row ${earlierNumber}`);
  else if (member) setChange(file, row, { ...others, member, keys });
  else if (earlierName !== undefined)
    setDuplicate(row, `Same name and company as row ${earlierName}`, 'name-in-file');
  else row.endsMembership = isOver(row.value?.membershipExpiresOn ?? null);
}

type Found = Others & { member: KnownMember; keys: Record<keyof typeof MATCHES, string> };

function setKnown(row: Judged, { known, member, keys }: Found): void {
  const match =
    (['email', 'number', 'name'] as const).find((key) => known.get(keys[key]) === member) ?? 'name';
  row.userId = member.id;
  setDuplicate(row, MATCHES[match], match);
}

function setChange(file: ImportedFile, row: Judged, found: Found): void {
  const { known, member, keys } = found;
  const { value } = row;
  const hasAddress = known.get(keys.email);
  if (!value || (hasAddress && hasAddress !== member))
    return setFaulty(row, `${columnOf(file, 'email')}: another member has this address`);
  const changes = changesOf(value, row.given, member, file);
  setKnown(row, found);
  if (changes.length === 0) return void (row.reason = 'Nothing changes');
  Object.assign(row, { outcome: 'change', reason: null, value });
  const end = changes.find(({ field }) => field === 'membershipExpiresOn');
  row.endsMembership = end !== undefined && isOver(end.after) && !isOver(end.before);
}

const isOver = (day: string | null) => day !== null && day < new Date().toISOString().slice(0, 10);

/** A row as a member, with the columns by which it is found again. */
export function readMember(file: ImportedFile, cells: FileRow): Judged {
  const row = readRow(file, cells, ImportedMember, composeMember);
  if (!row.value) return row;
  const { email, firstName, lastName, company, membershipNumber } = row.value;
  return {
    ...row,
    email,
    membershipNumber,
    nameKey: company ? foldedKey(firstName, lastName, company) : null,
  };
}

/** What rows change of the members whom they are about, by line. */
export async function findMemberChanges(
  db: Kysely<DB>,
  file: ImportedFile,
  rows: FileRow[],
): Promise<Map<number, FieldChange[]>> {
  const judged = rows.map((row) => readMember(file, row));
  const known = await findKnownMembers(db, judged);
  return new Map(
    judged.flatMap((row) => {
      const keys = [numberKeyOf(row), emailKeyOf(row), nameKeyOf(row)];
      const member = keys.flatMap((key) => known.get(key) ?? [])[0];
      return row.value && member ? [[row.line, changesOf(row.value, row.given, member, file)]] : [];
    }),
  );
}
