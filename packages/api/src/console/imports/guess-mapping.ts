import type { ImportField, ImportMapping } from './imports.schema.ts';
import { isTitle } from './names/titles.ts';

/** A header without case, accents, punctuation and numbers, so that "E-Mail 1 - Value" is "e mail value". */
export const foldHeader = (header: string): string =>
  header
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .replaceAll(/\b(?:optional|required|pflichtfeld|obligatoire)\b/g, '')
    .trim();

/** Columns that say what the value beside them is, such as "Work" beside a phone number. */
const OF_KIND = /(?:^| )(?:types?|typ|label|kind|display name|angezeigter name|art)$|^type /;

export type Headers = Partial<Record<ImportField, readonly RegExp[]>>;

/** Whether a cell is the usual header of any of the fields. */
export function isKnownHeader(cell: string, headers: Headers): boolean {
  const folded = foldHeader(cell);
  return folded !== '' && Object.values(headers).some((patterns) => patterns.some((one) => one.test(folded)));
}

/**
 * Which column each field probably is, by its header; no column is two. A column with values goes before an empty one.
 * @param sample the first rows
 * @param headers the usual headers of each field, folded
 */
export function guessMapping(
  columns: readonly string[],
  sample: readonly (readonly string[])[],
  fields: readonly ImportField[],
  headers: Headers,
): ImportMapping {
  const folded = columns.map(foldHeader);
  const taken = new Set<number>();
  const valuesOf = (column: number) => sample.map((cells) => cells[column] ?? '').filter(Boolean);
  const hasValues = (column: number) => valuesOf(column).length > 0;
  const candidates = (field: ImportField) =>
    (headers[field] ?? [])
      .flatMap((pattern) => folded.flatMap((header, column) => (pattern.test(header) ? column : [])))
      .filter((column) => !taken.has(column) && !OF_KIND.test(folded[column] ?? ''))
      // "Title" can be a position, or Mr.
      .filter((column) => field !== 'jobTitle' || !valuesOf(column).every(isTitle));
  const mapping: ImportMapping = {};
  const take = (field: ImportField, column: number | undefined) => {
    if (column === undefined) return;
    taken.add(column);
    mapping[field] = column;
  };
  for (const field of fields) {
    const found = candidates(field);
    const column = found.find(hasValues) ?? found[0];
    // "Name" beside "Vorname" is the last name; beside both it is a repetition.
    if (field !== 'fullName' || (mapping.firstName === undefined && mapping.lastName === undefined))
      take(field, column);
    else if (mapping.lastName === undefined) take('lastName', column);
  }
  if (fields.includes('email') && mapping.email === undefined) take('email', addressColumn(sample, taken));
  return mapping;
}

/** A column without a usual header whose values are addresses. */
function addressColumn(sample: readonly (readonly string[])[], taken: Set<number>): number | undefined {
  const width = Math.max(0, ...sample.map((cells) => cells.length));
  return Array.from({ length: width }, (_, column) => column).find((column) => {
    const values = sample.map((cells) => cells[column] ?? '').filter(Boolean);
    return !taken.has(column) && values.length > 0 && values.every((value) => /\S@\S+\.\S/.test(value));
  });
}

/** Whether a column of full names names the last one first, by its header. */
export const isFamilyFirst = (header: string): boolean =>
  /^(?:(?:nach|familien)?name (?:und )?vorname|nach und vorname|(?:last|family) ?name (?:and )?(?:first|given)|nom (?:et )?prenom|apellidos (?:y )?nombre)/.test(
    foldHeader(header),
  );
