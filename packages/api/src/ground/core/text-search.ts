import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A WHERE condition: the folded text contains this substring. `%` and `_` are literal. */
export function containsText(text: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`${text} like public.fold_text(${pattern}::text)`;
}
