import { type Kysely, sql } from 'kysely';

/**
 * Members can report posts, comments, reviews, members and short links. No version had a way to report the other
 * kinds, so processes of the former one write none either, and at most rows that were inserted by hand go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from reports where object_type in ('article', 'business', 'opportunity', 'message');
    alter table reports drop constraint reports_object_type_check;
    alter table reports add constraint reports_object_type_check
      check (object_type in ('post', 'comment', 'review', 'user', 'short_link'));
  `.execute(db);
}
