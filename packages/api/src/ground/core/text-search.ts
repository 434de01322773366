import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldText } from '../values/fold-text.ts';

/** A WHERE condition: the folded text contains what is searched. Signs alone are in no text. */
export function containsText(text: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const part = foldText(search);
  return part === '' ? sql<SqlBool>`false` : sql<SqlBool>`${text} like ${`%${part}%`}::text`;
}
