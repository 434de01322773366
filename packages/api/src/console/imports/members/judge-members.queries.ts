import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { fullName } from '../../../ground/values/person-name.ts';
import {
  type ImportedFile,
  type StoredRow,
  columnOf,
  isReplaced,
  setDuplicate,
  setFaulty,
} from '../judge-row.ts';
import {
  type KnownMember,
  emailKeyOf,
  findEarlierMembers,
  findEarlierRows,
  keysOf,
  nameKeyOf,
  numberKeyOf,
} from './known-members.queries.ts';
import { changesOf } from './member-changes.ts';
import { type JudgedMember, readMember, readMembers } from './read-members.queries.ts';
import { isSamePerson } from './same-person.ts';

const MATCHES = {
  number: 'A member with this membership number already exists',
  email: 'A member with this email address already exists',
  name: 'A member with this name and company already exists',
};

/**
 * Decides what becomes of rows. A row is about a member, or repeats an earlier row of the file, with the same
 * membership number, address, or name and company. What is usual for such rows, an administrator can decide otherwise.
 */
export async function judgeMembers(
  db: Kysely<DB>,
  file: ImportedFile,
  rows: StoredRow[],
): Promise<JudgedMember[]> {
  const { judged, known } = await readMembers(db, file, rows);
  const before = Math.min(...rows.map(({ line }) => line));
  const seen = await findEarlierMembers(db, file.id, before, judged);
  const names = await findEarlierNames(db, file, [...seen.values()]);
  for (const [index, row] of judged.entries()) {
    if (!row.value) continue;
    names.set(row.line, fullName(row.value));
    judgeMember(file, row, rows[index]?.decision ?? null, { known, seen, names });
    if (row.outcome === 'faulty') continue;
    for (const key of keysOf(row)) if (!seen.has(key)) seen.set(key, row.line);
  }
  return judged;
}

/** The names of earlier rows, by line. */
async function findEarlierNames(
  db: Kysely<DB>,
  file: ImportedFile,
  lines: number[],
): Promise<Map<number, string>> {
  const rows = await findEarlierRows(db, file.id, lines);
  return new Map(
    rows.flatMap((row) => {
      const { value } = readMember(file, row);
      return value ? [[row.line, fullName(value)]] : [];
    }),
  );
}

type Others = { known: Map<string, KnownMember>; seen: Map<string, number>; names: Map<number, string> };

function judgeMember(
  file: ImportedFile,
  row: JudgedMember,
  decision: StoredRow['decision'],
  others: Others,
): void {
  const { known, seen } = others;
  const keys = { number: numberKeyOf(row), email: emailKeyOf(row), name: nameKeyOf(row) };
  const isAnother = decision === 'import';
  const byNumber = known.get(keys.number);
  const member = byNumber ?? known.get(keys.email) ?? (isAnother ? undefined : known.get(keys.name));
  const earlierEmail = seen.get(keys.email);
  const earlierNumber = seen.get(keys.number);
  const earlierName = isAnother ? undefined : seen.get(keys.name);
  const isUpdate = decision === 'update' || (decision === null && file.options.existing === 'update');
  // Who is known by their number may share the address of another row: only the address is left out then.
  const isRepeated = earlierEmail !== undefined && (!byNumber || earlierEmail === earlierNumber);
  if (member && !isUpdate) setKnown(file, row, { ...others, member, keys });
  else if (isRepeated) setRepeated(file, row, earlierEmail, others);
  else if (earlierNumber !== undefined)
    setFaulty(row, `${columnOf(file, 'membershipNumber')}: same number as row ${earlierNumber}`);
  else if (member) setChange(file, row, { ...others, member, keys });
  else if (earlierName !== undefined)
    setDuplicate(row, `Same name and company as row ${earlierName}`, 'name-in-file');
  else row.endsMembership = isOver(row.value?.membershipExpiresOn ?? null);
}

/** Two people with one address are no doubled row: one of them would be dropped. */
function setRepeated(file: ImportedFile, row: JudgedMember, line: number, { names }: Others): void {
  if (isSamePerson(names.get(line) ?? '', names.get(row.line) ?? ''))
    return setDuplicate(row, `Same address as row ${line}`, 'email-in-file');
  setFaulty(row, `${columnOf(file, 'email')}: same address as row ${line}, another name`);
  row.notes.push(
    "Two members can't share an address. If this is another person, correct the address; if not, leave the row out.",
  );
}

type Found = Others & { member: KnownMember; keys: Record<keyof typeof MATCHES, string> };

function setKnown(file: ImportedFile, row: JudgedMember, { known, member, keys, names }: Found): void {
  const match =
    (['number', 'email', 'name'] as const).find((key) => known.get(keys[key]) === member) ?? 'name';
  const name = fullName(member);
  if (
    known.get(keys.number) !== member &&
    match === 'email' &&
    !isSamePerson(name, names.get(row.line) ?? '')
  )
    row.notes.push(`${columnOf(file, 'email')}: this is the address of ${name}, another name`);
  row.userId = member.id;
  setDuplicate(row, MATCHES[match], match);
}

function setChange(file: ImportedFile, row: JudgedMember, found: Found): void {
  leaveSharedAddress(file, row, found);
  const { value } = row;
  setKnown(file, row, found);
  if (!value) return;
  row.changes = changesOf(value, row.given, found.member, file);
  if (!row.changes.some(isReplaced)) return void Object.assign(row, { outcome: 'unchanged', reason: null });
  Object.assign(row, { outcome: 'change', reason: null, value });
  const end = row.changes.find(({ field }) => field === 'membershipExpiresOn');
  row.endsMembership = end !== undefined && isOver(end.after) && !isOver(end.before);
}

/** The address that a member has stays, where another member or an earlier row has the one of the row. */
function leaveSharedAddress(
  file: ImportedFile,
  row: JudgedMember,
  { known, seen, member, keys }: Found,
): void {
  const owner = known.get(keys.email);
  const line = seen.get(keys.email);
  if (!row.value || owner === member || (!owner && line === undefined)) return;
  const why = line === undefined ? 'another member has this address' : `same address as row ${line}`;
  row.notes.push(`${columnOf(file, 'email')}: ${why}, so “${member.email}” stays`);
  row.value = { ...row.value, email: member.email };
}

const isOver = (day: string | null) => day !== null && day < new Date().toISOString().slice(0, 10);
