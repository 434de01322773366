import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The short links of a post's text, in their order; "written" is the address as it stands there.
    create table post_links (
      post_id integer not null references posts on delete cascade,
      position smallint not null check (position >= 0),
      short_url_id integer not null references short_urls on delete cascade,
      written text not null check (char_length(written) <= 3000),
      primary key (post_id, position)
    );
    create index post_links_short_url on post_links (short_url_id, post_id);
  `.execute(db);
}
