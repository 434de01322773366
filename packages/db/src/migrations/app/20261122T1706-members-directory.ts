import { type Kysely, sql } from 'kysely';

/**
 * The members directory: members in the order of their last names, and what they are filtered by as one array, so
 * that one index answers every combination of filters.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function member_directory_keys(industry text, location_key text, offers text[], needs text[])
      returns text[]
      language sql immutable parallel safe
      return array(
        select 'industry:' || lower(btrim(industry)) where btrim(industry) <> ''
        union all
        select 'place:' || location_key where location_key <> ''
        union all
        select 'offers:' || substr(term, 3) from unnest(offers) as term where term like 'g:%'
        union all
        select 'seeks:' || substr(term, 3) from unnest(needs) as term where term like 'g:%');

    -- "'t Hooft" stands under T. Byte order, because the names are folded.
    alter table users
      add column directory_name text collate "C" not null generated always as (
        left(ltrim(public.fold_text(last_name || ' ' || first_name), ' ''’"-.,_()0123456789'), 80)) stored,
      add column directory_keys text[] not null
        generated always as (member_directory_keys(industry, location_key, search_terms, seek_terms)) stored;
    comment on column users.directory_name is 'Sort key of the members directory: last name, then first name, folded.';
    comment on column users.directory_keys is
      'Filters of the members directory: industry, place, and the trades that the member offers and looks for.';
    create index users_directory on users (directory_name, id) where is_active and suggestable;
    create index users_directory_keys on users using gin (directory_keys) with (fastupdate = off)
      where is_active and suggestable;
  `.execute(db);
}
