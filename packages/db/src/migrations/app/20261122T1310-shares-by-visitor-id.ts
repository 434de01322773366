import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table post_shares rename column who to visitor_id;
    alter table post_shares rename constraint post_shares_who_check to post_shares_visitor_id_check;
    alter table article_shares rename column who to visitor_id;
    alter table article_shares rename constraint article_shares_who_check to article_shares_visitor_id_check;
  `.execute(db);
}
