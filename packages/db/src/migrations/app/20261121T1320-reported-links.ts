import { type Kysely, sql } from 'kysely';

/** Short links can be reported, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reports drop constraint reports_object_type_check;
    alter table reports add constraint reports_object_type_check check (object_type in
      ('post', 'comment', 'article', 'review', 'business', 'user', 'message', 'opportunity', 'short_link'));
  `.execute(db);
}
