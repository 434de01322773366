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

    -- The first text weighs most. In plpgsql, because PostgreSQL cannot inline this and calls such SQL
    -- functions three times slower; its body names nothing of the schema, whose name a restore changes.
    create function weighted_words(first text, second text default null, third text default null) returns tsvector
      language plpgsql immutable parallel safe
      as $$
      declare
        texts constant text[] := array[first, second, third];
        weights constant "char"[] := array['A', 'B', 'C']::"char"[];
        words tsvector := ''::tsvector;
      begin
        for place in 1..3 loop
          if texts[place] <> '' then
            words := words || setweight(
              to_tsvector('pg_catalog.simple'::regconfig, translate(
                lower(public.unaccent('public.unaccent'::regdictionary, texts[place])),
                './@_-+:;,!?()[]{}#&*"''<>|\\%=~\`^$', repeat(' ', 40))),
              weights[place]);
          end if;
        end loop;
        return words;
      end
      $$;

    alter table users
      add column search_name text not null
        generated always as (public.fold_text(first_name || ' ' || last_name)) stored,
      add column search_vector tsvector not null generated always as (weighted_words(
        first_name || ' ' || last_name || ' ' || coalesce(username, ''),
        coalesce(job_title, '') || ' ' || coalesce(company, ''),
        coalesce(industry, '') || ' ' || coalesce(location, '') || ' ' || join_text(skills)
      )) stored;
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
      add column search_vector tsvector not null generated always as (weighted_words(title, join_text(tags) || ' ' || category || ' ' || author, summary)) stored;
    create index articles_search on articles using gin (search_vector) where is_published;
    create index articles_search_text on articles using gin (search_text public.gin_trgm_ops) where is_published;
    create index articles_category on articles (lower(category), published_at desc, id desc) where is_published;

    alter table posts
      add column search_vector tsvector not null generated always as (weighted_words(content)) stored;
    create index posts_search on posts using gin (search_vector) where is_published and deleted_at is null;
  `.execute(db);
}
