import { type Kysely, sql } from 'kysely';

/**
 * Members are found by the words of what they offer, too: a caterer who writes "weddings" was not found by it. The last
 * release reads `search_vector`, which the next one may drop with its index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column search_document tsvector not null generated always as (weighted_words(
        first_name || ' ' || last_name || ' ' || coalesce(username, ''),
        coalesce(job_title, '') || ' ' || coalesce(company, ''),
        coalesce(industry, '') || ' ' || coalesce(location, '') || ' ' || join_text(skills) || ' '
          || coalesce(services_offered, '')
      )) stored;
    create index users_document on users using gin (search_document) where is_active;
  `.execute(db);
}
