import { type Kysely, sql } from 'kysely';

/**
 * What the directory looks up, computed by PostgreSQL itself so that no writer can forget it.
 * `directory_key` is the one table of aliases between the two option lists (decisions, C1).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- "offset 0" keeps the planner from writing an inner expression out, and computing it, once a use.
    create function directory_key(value text) returns text
      language sql immutable strict parallel safe
      return (
        select case folded
          when 'healthcare services' then 'healthcare'
          when 'financial services' then 'finance'
          else folded
        end
        from (select public.fold_text(btrim(value)) as folded offset 0) as word
      );

    -- What a business is found by: each of its two keys, both together in either order, and its tabs.
    -- The pair is one element, so that PostgreSQL knows how many businesses have it and never guesses.
    create function directory_keys_of(category text, industry text, featured boolean, verified boolean) returns text[]
      language sql immutable parallel safe
      return (
        select array_remove(array[
          one, other, one || '|' || other, other || '|' || one,
          case when featured then ':featured' end,
          case when verified then ':verified' end
        ], null)
        from (select directory_key(category) as one, directory_key(industry) as other offset 0) as keys
      );

    -- The one element that answers a filter on the category, the industry or both.
    create function directory_filter(category text, industry text) returns text
      language sql immutable parallel safe
      return case
        when category is null or directory_key(category) = directory_key(industry) then directory_key(industry)
        when industry is null then directory_key(category)
        else directory_key(category) || '|' || directory_key(industry)
      end;

    -- Letters and digits only, so that "smith.com" is two words here as in a query.
    create function directory_text(value text) returns text
      language sql immutable strict parallel safe
      return regexp_replace(public.fold_text(value), '[^[:alnum:]]+', ' ', 'g');

    -- Each word as it is, for prefixes, and its stem, so that "bakery" finds "bakeries".
    create function directory_document(texts text[], lists text) returns tsvector
      language sql immutable parallel safe
      return (
        select strip(
          to_tsvector('pg_catalog.simple'::regconfig, words) || to_tsvector('pg_catalog.english'::regconfig, words)
        )
        from (select directory_text(array_to_string(texts, ' ') || ' ' || lists) as words offset 0) as document
      );

    -- Every word must occur, as a prefix or by its stem; null when there is no word in the value.
    create function directory_query(value text) returns tsquery
      language sql immutable strict parallel safe
      return (
        select string_agg(
          format('(%L:* | %L)', word, coalesce((ts_lexize('pg_catalog.english_stem'::regdictionary, word))[1], word)),
          ' & '
        )::tsquery
        from regexp_split_to_table(btrim(directory_text(value)), ' ') as word
        where word <> ''
      );

    -- array_to_string is not immutable for every type of array; for text it is.
    create function directory_list(items text[]) returns text
      language sql immutable parallel safe
      return coalesce(array_to_string(items, ' '), '');

    -- Looks are counted all day; with room in the page such an update touches no index.
    alter table businesses set (fillfactor = 85);
    alter table businesses
      add column deleted_at timestamptz,
      add column directory_place bigint generated always as (
        -(
          ((is_featured::integer * 2 + is_verified::integer) * 51 + (rating_average * 10)::integer)::bigint * 4294967296
          + review_count
        )
      ) stored,
      add column directory_keys text[] generated always as (directory_keys_of(category, industry, is_featured, is_verified)) stored,
      add column search_document tsvector generated always as (
        directory_document(
          array[name, short_description, description, industry, category, sub_category, city],
          directory_list(services) || ' ' || directory_list(specialties) || ' ' || directory_list(tags)
        )
      ) stored;

    comment on column businesses.deleted_at is 'Deleted by an administrator, who can undo it for 30 days.';
    comment on column businesses.directory_place is
      'Order of the directory, ascending: featured, verified, rating_average, review_count. Then by name and id.';
    comment on column businesses.directory_keys is 'Folded category and industry, alone and as pairs, see directory_filter; and the tabs.';

    drop index businesses_list;
    create index businesses_list on businesses (directory_place, name, id)
      where is_active and deleted_at is null;
    create index businesses_featured on businesses (directory_place, name, id)
      where is_active and deleted_at is null and is_featured;
    create index businesses_verified on businesses (directory_place, name, id)
      where is_active and deleted_at is null and is_verified;
    create index businesses_filter on businesses using gin (directory_keys, search_document)
      with (fastupdate = off)
      where is_active and deleted_at is null;
    create index businesses_similar on businesses using gin (public.fold_text(name) public.gin_trgm_ops)
      with (fastupdate = off)
      where is_active and deleted_at is null;
    create index businesses_deleted on businesses (deleted_at) where deleted_at is not null;
  `.execute(db);
}
