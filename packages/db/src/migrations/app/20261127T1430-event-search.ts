import { type Kysely, sql } from 'kysely';

/** What search reads of events, stored by PostgreSQL in each row, as for articles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table events
      add column search_text text not null
        generated always as (public.fold_text(title || E'\n' || coalesce(place, ''))) stored,
      add column search_vector tsvector not null
        generated always as (weighted_words(title, coalesce(place, ''), description)) stored;
    create index events_search on events using gin (search_vector) where cancelled_at is null;
    create index events_search_text on events using gin (search_text public.gin_trgm_ops) where cancelled_at is null;
  `.execute(db);
}
