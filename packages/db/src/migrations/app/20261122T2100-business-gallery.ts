import { type Kysely, sql } from 'kysely';

/** The pictures of a business in their order, each with its description; the former list was never filled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table businesses drop column images;
    alter table businesses add column images jsonb not null default '[]'
      check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) <= 12);
  `.execute(db);
}
