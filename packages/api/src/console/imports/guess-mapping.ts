import type { ImportField, ImportMapping } from './imports.schema.ts';

const foldHeader = (header: string) =>
  header
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/**
 * Which column each field probably is, by its header; no column is two.
 * @param headers the usual headers of each field, folded
 */
export function guessMapping(
  columns: readonly string[],
  fields: readonly ImportField[],
  headers: Partial<Record<ImportField, RegExp>>,
): ImportMapping {
  const folded = columns.map(foldHeader);
  const taken = new Set<number>();
  const mapping: ImportMapping = {};
  for (const field of fields) {
    const columnIndex = folded.findIndex(
      (header, index) => !taken.has(index) && headers[field]?.test(header),
    );
    if (columnIndex < 0 || (field === 'fullName' && mapping.firstName !== undefined)) continue;
    taken.add(columnIndex);
    mapping[field] = columnIndex;
  }
  return mapping;
}
