import { type Kysely, sql } from 'kysely';

/** The orders of the console's list of members, each written as in its query: what is blank comes last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index users_by_name on users (directory_name, id) where erased_at is null;
    create index users_by_company on users (
      (case when coalesce(company, '') = '' then '1' else '0' || public.fold_text(company) end), id)
      where erased_at is null;
    create index users_by_location on users (
      (case when coalesce(location, '') = '' then '1' else '0' || public.fold_text(location) end), id)
      where erased_at is null;
  `.execute(db);
}
