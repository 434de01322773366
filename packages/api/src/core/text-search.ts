import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A WHERE condition: the folded text contains this substring. `%` and `_` are literal. */
export function containsText(text: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`${text} like public.fold_text(${pattern}::text)`;
}

/**
 * A WHERE condition: every search word is a prefix of a word of the vector; true when there are no words. Words are
 * letters and digits only, so none is an operator.
 */
export function hasWords(vector: RawBuilder<unknown>, search: string): RawBuilder<SqlBool> {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql<SqlBool>`true`;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql<SqlBool>`${vector} @@ to_tsquery('simple'::regconfig, public.fold_text(${query}::text))`;
}
