import { type Kysely, sql } from 'kysely';

/**
 * The community's own pages, such as its terms. A row of `pages` is what administrators edit; what visitors read is
 * the version that was published last. Versions are never changed, because members accept one of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pages (
      id integer generated always as identity primary key,
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
      title text not null check (char_length(title) between 1 and 120),
      content text not null check (char_length(content) <= 100000),
      in_footer boolean not null default true,
      version integer not null default 1,
      published_number integer,
      updated_by integer references users on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create trigger pages_touch before update on pages
      for each row execute function touch_updated_at();

    create table page_versions (
      page_id integer not null references pages,
      number integer not null check (number > 0),
      title text not null,
      content text not null check (char_length(content) between 1 and 100000),
      published_by integer references users on delete set null,
      published_at timestamptz not null default now(),
      primary key (page_id, number)
    );

    create index pages_updated_by on pages (updated_by) where updated_by is not null;
    create index page_versions_published_by on page_versions (published_by) where published_by is not null;

    -- The footer of every page links to them, so they are cached with the settings of the community.
    create trigger pages_community
      after insert or update or delete or truncate
      on pages
      for each statement execute function announce_community_change();
  `.execute(db);
}
