import { type Kysely, sql } from 'kysely';

/** Whether search engines may list a member's profile and posts. A change ends cached sitemaps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column search_engines boolean not null default true;
    create trigger users_search_engines
      after update of search_engines on users
      for each row
      when (old.search_engines is distinct from new.search_engines)
      execute function announce_public_members();
  `.execute(db);
}
