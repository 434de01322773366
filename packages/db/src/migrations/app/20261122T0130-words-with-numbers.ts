import { type Kysely, sql } from 'kysely';

/**
 * A query is cut into words by the same parser as what it is compared with: that takes "2e8f" for the number
 * 2e8 and an f, so a name that has it could not be found by it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- 3722 is the default parser, by number, as only then PostgreSQL calls it immutable.
    create or replace function directory_query(value text) returns tsquery
      language sql immutable strict parallel safe
      return (
        select string_agg(
          format('(%L:* | %L)', word, coalesce((ts_lexize('pg_catalog.english_stem'::regdictionary, word))[1], word)),
          ' & '
        )::tsquery
        from ts_parse(3722::oid, directory_text(value)) as parsed (kind, word)
        where btrim(word) <> ''
      );
  `.execute(db);
}
