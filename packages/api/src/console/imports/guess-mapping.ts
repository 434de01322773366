import type { Concept } from './headers/concepts.ts';
import { type ReadHeader, readHeader } from './headers/read-header.ts';
import type { ImportField, ImportMapping } from './imports.schema.ts';
import { isTitle } from './names/titles.ts';
import { isLikeAddress } from './reading/rows.ts';

/** What columns a field is taken from, the best first. */
export type FieldConcepts = Partial<Record<ImportField, readonly Concept[]>>;

/** Fields of which lists have several columns: where one is blank, the next is used. */
const WITH_SECOND = new Set<ImportField>([
  'email',
  'firstName',
  'phoneNumber',
  'location',
  'websiteUrl',
  'phone',
  'city',
  'website',
]);
export type GuessedColumns = {
  mapping: ImportMapping;
  /** The columns that are used where those of `mapping` are blank; that of full names, where both names are. */
  otherwise: ImportMapping;
};

/** Whether a cell is the usual header of a column. */
export const isKnownHeader = (cell: string): boolean =>
  cell.length < 80 && readHeader(cell).concepts.length > 0;

type Column = ReadHeader & { index: number; values: string[] };

/**
 * Which column each field probably is, by its header; no column is two. A column with values goes before an empty one,
 * and one that most rows fill in before one that few do.
 * @param sample the first rows
 * @param concepts what each field is taken from
 */
export function guessMapping(
  headers: readonly string[],
  sample: readonly (readonly string[])[],
  fields: readonly ImportField[],
  concepts: FieldConcepts,
): GuessedColumns {
  const columns = headers.map((header, index): Column => {
    const values = sample.map((cells) => cells[index] ?? '').filter(Boolean);
    return { ...readHeader(header), index, values };
  });
  const taken = new Set<number>();
  const mapping: ImportMapping = {};
  const otherwise: ImportMapping = {};
  const candidates = (wanted: readonly Concept[] = []) =>
    bestFirst(
      columns.filter(({ index }) => !taken.has(index)),
      wanted,
    );
  const take = (to: ImportMapping, field: ImportField, column: Column | undefined) => {
    if (!column) return;
    taken.add(column.index);
    to[field] = column.index;
  };
  for (const field of fields) {
    if (field === 'fullName') takeFullName(candidates(concepts.fullName), { mapping, otherwise }, take);
    else take(mapping, field, candidates(concepts[field])[0]);
  }
  if (fields.includes('email') && mapping.email === undefined)
    take(
      mapping,
      'email',
      columns.find((column) => !taken.has(column.index) && isAddresses(column)),
    );
  for (const field of fields.filter((one) => WITH_SECOND.has(one) && mapping[one] !== undefined))
    take(otherwise, field, candidates(concepts[field]).find(isFilled));
  return { mapping, otherwise };
}

function bestFirst(columns: Column[], wanted: readonly Concept[]): Column[] {
  const fitting = columns.flatMap((column) => {
    const places = column.concepts.map((concept) => wanted.indexOf(concept)).filter((at) => at >= 0);
    // "Title" can be a position, or Mr.
    const isOfTitles = column.concepts.includes('title') && column.values.every(isOnlyTitles);
    return places.length === 0 || isOfTitles ? [] : { column, score: Math.min(...places) + column.doubt };
  });
  const fullest = Math.max(0, ...fitting.map(({ column: { values } }) => values.length));
  const emptiness = ({ values }: Column) => (values.length === 0 ? 2 : values.length < fullest / 2 ? 1 : 0);
  return fitting
    .toSorted((one, other) => emptiness(one.column) - emptiness(other.column) || one.score - other.score)
    .map(({ column }) => column);
}

const isOnlyTitles = (value: string) => value.split(/\s+/).every((word) => isTitle(word));
const isFilled = ({ values }: Column) => values.length > 0;
const isAddresses = ({ values }: Column) => values.length > 0 && values.every(isLikeAddress);

/** "Name" beside "Vorname" is the last name; beside both it is for rows that have neither. */
function takeFullName(
  found: Column[],
  { mapping, otherwise }: GuessedColumns,
  take: (to: ImportMapping, field: ImportField, column: Column | undefined) => void,
): void {
  const { firstName, lastName } = mapping;
  const partial = found.find(({ concepts }) => concepts.includes('name'));
  const missing = firstName === undefined ? 'firstName' : 'lastName';
  if ((firstName === undefined) !== (lastName === undefined) && partial) take(mapping, missing, partial);
  else if (firstName === undefined || lastName === undefined) take(mapping, 'fullName', found[0]);
  else take(otherwise, 'fullName', found.find(isOfNames));
}

/** Not a column that says of everybody the same, such as "Member: yes". */
const isOfNames = ({ values }: Column) => new Set(values).size > values.length / 2;

/** Whether a column of full names names the last one first, by its header. */
export const isFamilyFirst = (header: string): boolean => readHeader(header).concepts.includes('familyFirst');
