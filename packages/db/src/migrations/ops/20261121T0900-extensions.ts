import { type Kysely, sql } from 'kysely';

/**
 * Both extensions are "trusted": the owner of the database may create them, no superuser needed.
 * unaccent() alone is only STABLE, because its dictionary could be replaced; an index needs a
 * function that promises not to change, so fold_text names its dictionary and makes that promise.
 * It stands in `public` so that indexes on it survive a swap of the product schema.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists unaccent schema public;
    create extension if not exists pg_trgm schema public;

    create function public.fold_text(value text) returns text
      language sql immutable strict parallel safe
      return lower(public.unaccent('public.unaccent'::regdictionary, value));
  `.execute(db);
}
