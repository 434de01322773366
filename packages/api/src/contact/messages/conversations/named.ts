import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Terms } from '../../../discovery/search/terms.ts';

/** A WHERE condition: every word begins a part of the folded name in `column`, a trusted name; true without words. */
export const isNamed = ({ words }: Terms, column: string): RawBuilder<SqlBool> =>
  words.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.join(
        words.map((word) => sql`' ' || ${sql.ref(column)} like ${`% ${word}%`}::text`),
        sql` and `,
      )})`;
