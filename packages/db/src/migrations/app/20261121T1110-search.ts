import { type Kysely, sql } from 'kysely';

/**
 * What search reads, kept by PostgreSQL itself beside each row. Names are folded text for prefixes
 * and trigrams; vectors hold whole words, without stemming, because members write in many languages.
 * Punctuation becomes space first: otherwise the parser takes "node.js" for a host name.
 *
 * The functions stand in the schema that is being built, so a restored one brings its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function join_text(items text[]) returns text
      language sql immutable parallel safe
      return coalesce(array_to_string(items, E'\n'), '');

    create function words_of(value text) returns tsvector
      language sql immutable parallel safe
      return to_tsvector('simple'::regconfig,
        translate(public.fold_text(coalesce(value, '')), './@_-+:;,!?()[]{}#&*"''<>|\\%=~\`^$', repeat(' ', 40)));

    alter table users
      add column search_name text not null
        generated always as (public.fold_text(first_name || ' ' || last_name)) stored,
      add column search_vector tsvector not null generated always as (
        setweight(words_of(first_name || ' ' || last_name || ' ' || coalesce(username, '')), 'A')
        || setweight(words_of(coalesce(job_title, '') || ' ' || coalesce(company, '')), 'B')
        || setweight(words_of(coalesce(industry, '') || ' ' || coalesce(location, '') || ' ' || join_text(skills)), 'C')
      ) stored;
    create index users_search on users using gin (search_vector) where is_active;
    create index users_search_name on users using gin (search_name public.gin_trgm_ops) where is_active;
    create index users_name_prefix on users (search_name text_pattern_ops, id) where is_active;
    create index users_last_name_prefix on users (public.fold_text(last_name) text_pattern_ops, id) where is_active;

    -- The directory has words and trigrams of businesses already; a first letter or two needs their order.
    create index businesses_name_prefix on businesses (public.fold_text(name) text_pattern_ops, id)
      where is_active and deleted_at is null;

    -- Title and tags, a line each: the news page looks for a part of one of them.
    alter table articles
      add column search_text text not null
        generated always as (public.fold_text(title || E'\n' || join_text(tags))) stored,
      add column search_vector tsvector not null generated always as (
        setweight(words_of(title), 'A')
        || setweight(words_of(join_text(tags) || ' ' || category || ' ' || author), 'B')
        || setweight(words_of(coalesce(summary, '')), 'C')
      ) stored;
    create index articles_search on articles using gin (search_vector) where is_published;
    create index articles_search_text on articles using gin (search_text public.gin_trgm_ops) where is_published;
    create index articles_category on articles (lower(category), published_at desc, id desc) where is_published;

    alter table posts
      add column search_vector tsvector not null generated always as (words_of(content)) stored;
    create index posts_search on posts using gin (search_vector) where is_published and deleted_at is null;
  `.execute(db);
}
