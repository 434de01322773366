import { type Kysely, sql } from 'kysely';

/** Pictures of other sites that a business, an article or a banner waits for; the server stores a copy of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table linked_pictures (
      id integer generated always as identity primary key,
      business_id integer references businesses on delete cascade,
      article_id integer references articles on delete cascade,
      banner_id integer references banners on delete cascade,
      field text not null check (field in ('logo', 'coverImage', 'heroImage', 'imageUrl')),
      url text not null check (char_length(url) <= 2048 and url ~* '^https?://'),
      created_at timestamptz not null default now(),
      check (num_nonnulls(business_id, article_id, banner_id) = 1)
    );
    comment on table linked_pictures is 'Pictures of other sites, until they are fetched or have failed.';
    create unique index linked_pictures_business on linked_pictures (business_id, field)
      where business_id is not null;
    create unique index linked_pictures_article on linked_pictures (article_id, field) where article_id is not null;
    create unique index linked_pictures_banner on linked_pictures (banner_id, field) where banner_id is not null;
  `.execute(db);
}
