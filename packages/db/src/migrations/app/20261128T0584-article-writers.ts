import { type Kysely, sql } from 'kysely';

/** The member who wrote an article; its `author` remains the name that readers see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table articles add column author_id integer references users on delete set null;
    create index articles_author on articles (author_id) where author_id is not null;
  `.execute(db);
}
