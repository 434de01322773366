import { type Kysely, sql } from 'kysely';

/**
 * The members directory is filtered by the trades that members surely offer: `search_terms` has those, too, of which they
 * only speak, such as "restaurant" of who keeps the books of restaurants. Until the profiles are read again, which the job
 * does within minutes of the upgrade, members stand under the trades of their search terms as before.
 *
 * The generated column is made again under its name in one transaction, so a former process goes on filtering by it.
 * In no release.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column offered_trades text[] not null default '{}' check (cardinality(offered_trades) <= 32);
    comment on column users.offered_trades is
      'Trades that the member surely offers, for the filter of the members directory. Written with the profile.';
    update users
    set offered_trades = array(select substr(term, 3) from unnest(search_terms) as term where term like 'g:%' limit 32)
    where cardinality(search_terms) > 0;

    alter table users drop column directory_keys;
    create or replace function member_directory_keys(industry text, location_key text, offers text[], needs text[])
      returns text[]
      language sql immutable parallel safe
      return array(
        select 'industry:' || lower(btrim(industry)) where btrim(industry) <> ''
        union all
        select 'place:' || location_key where location_key <> ''
        union all
        select 'offers:' || trade from unnest(offers) as trade
        union all
        select 'seeks:' || substr(term, 3) from unnest(needs) as term where term like 'g:%');
    alter table users
      add column directory_keys text[] not null
        generated always as (member_directory_keys(industry, location_key, offered_trades, seek_terms)) stored;
    comment on column users.directory_keys is
      'Filters of the members directory: industry, place, and the trades that the member offers and looks for.';
    create index users_directory_keys on users using gin (directory_keys) with (fastupdate = off)
      where is_active and suggestable;
  `.execute(db);
}
