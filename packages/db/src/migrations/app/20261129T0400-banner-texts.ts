import { type Kysely, sql } from 'kysely';

/** What a banner says in the other languages of the community. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table banners add column texts jsonb not null default '{}'
      constraint banners_texts_bounded check (jsonb_typeof(texts) = 'object' and octet_length(texts::text) <= 100000);
    comment on column banners.texts is
      'By language: title, imageUrl and targetUrl; a blank one is that of the banner.';
  `.execute(db);
}
