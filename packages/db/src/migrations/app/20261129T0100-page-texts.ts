import { type Kysely, sql } from 'kysely';

/**
 * A page in the other languages of the community: drafts, and what a version said in each. A consent notes in which
 * of them its version was shown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table pages add column locale text constraint pages_locale_tag check (locale ~ '^[a-z]{2,3}$');
    comment on column pages.locale is
      'The language of its title and content; null, of the former release: the community''s own.';
    update pages set locale = coalesce((select value ->> 0 from settings where key = 'locales'), 'en');

    create table page_texts (
      page_id integer not null references pages on delete cascade,
      locale text not null check (locale ~ '^[a-z]{2,3}$'),
      title text not null check (char_length(title) <= 120),
      content text not null check (char_length(content) <= 100000),
      version integer not null default 1,
      primary key (page_id, locale)
    );
    comment on table page_texts is 'Drafts of pages in further languages; empty: there is none any more.';

    create table page_version_texts (
      page_id integer not null,
      number integer not null,
      locale text not null check (locale ~ '^[a-z]{2,3}$'),
      title text not null check (char_length(title) between 1 and 120),
      content text not null check (char_length(content) between 1 and 100000),
      written_for integer not null,
      primary key (page_id, number, locale),
      foreign key (page_id, number) references page_versions
    );
    comment on table page_version_texts is 'What a version says in further languages. Rows are never changed.';
    comment on column page_version_texts.written_for is 'The version that it was first published with.';

    alter table consents add column locale text constraint consents_locale_tag check (locale ~ '^[a-z]{2,3}$');
    comment on column consents.locale is 'The language in which the version was shown; null: from before it was noted.';
  `.execute(db);
}
