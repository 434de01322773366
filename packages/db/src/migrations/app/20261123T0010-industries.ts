import { type Kysely, sql } from 'kysely';

/**
 * The industries and categories by which businesses and members are listed and filtered. Rows of businesses and
 * members hold the name itself, so one that is off the list stays on them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table industries (
      id integer generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 60),
      -- What the directory finds it by, so that no two names mean the same.
      key text not null generated always as (directory_key(name)) stored unique,
      place integer not null,
      is_retired boolean not null default false
    );
    comment on column industries.is_retired is 'No longer offered in forms; businesses and members keep it.';

    insert into industries (name, place)
    select name, row_number() over () from unnest(array[
      'Technology', 'Software Development', 'Healthcare', 'Finance', 'Education', 'Retail', 'E-commerce',
      'Manufacturing', 'Consulting', 'Marketing', 'Digital Marketing', 'Real Estate', 'Food & Beverage',
      'Professional Services', 'Other']) as name;

    -- Forms and filters of every page offer them, so they are cached with the settings of the community.
    create trigger industries_community
      after insert or update or delete or truncate
      on industries
      for each statement execute function announce_community_change();
  `.execute(db);
}
