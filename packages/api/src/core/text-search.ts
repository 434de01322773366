import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** For a WHERE: the folded text has this somewhere in it. `%` and `_` stand for themselves. */
export function containsText(text: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`${text} like public.fold_text(${pattern}::text)`;
}

/**
 * For a WHERE: every word of the search begins a word of the vector; everything when it has no word.
 * The words hold letters and digits only, so nothing in them is an operator.
 */
export function hasWords(vector: RawBuilder<unknown>, search: string): RawBuilder<SqlBool> {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql<SqlBool>`true`;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql<SqlBool>`${vector} @@ to_tsquery('simple'::regconfig, public.fold_text(${query}::text))`;
}
