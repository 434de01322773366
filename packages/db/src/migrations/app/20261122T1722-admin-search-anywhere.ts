import { type Kysely, sql } from 'kysely';

/** The console finds any part of posts and businesses, as it does for members and articles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index posts_admin_search on posts using gin (public.fold_text(content) public.gin_trgm_ops);
    create index businesses_admin_search on businesses using gin (
      public.fold_text(name || ' ' || coalesce(industry, '') || ' ' || coalesce(category, '') || ' ' || coalesce(description, ''))
      public.gin_trgm_ops);
    drop index posts_hidden_search;
    drop index businesses_hidden_search;
  `.execute(db);
}
