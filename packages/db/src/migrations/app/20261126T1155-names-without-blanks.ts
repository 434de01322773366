import { type Kysely, sql } from 'kysely';

/**
 * Korean names are found without their blank too, as Chinese and Japanese ones are, and all of them in the directory of
 * members: its index has the two words that a name begins with as one, in either order. What was folded before is folded again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function public.fold_text(value text) returns text
      language sql immutable strict parallel safe
      return regexp_replace(public.fold_words(value), U&'(?<=[\\3005-\\3007\\3041-\\3096\\3099-\\309F\\30A1-\\30FA\\30FC-\\30FF\\3400-\\4DBF\\4E00-\\9FFF\\AC00-\\D7A3]) (?=[\\3005-\\3007\\3041-\\3096\\3099-\\309F\\30A1-\\30FA\\30FC-\\30FF\\3400-\\4DBF\\4E00-\\9FFF\\AC00-\\D7A3])', '', 'g');

    create or replace function weighted_words(first text, second text default null, third text default null) returns tsvector
      language plpgsql immutable parallel safe
      as $$
      declare
        texts constant text[] := array[first, second, third];
        weights constant "char"[] := array['A', 'B', 'C']::"char"[];
        name constant text[] := (string_to_array(public.fold_words(first), ' '))[1:2];
        words tsvector := ''::tsvector;
      begin
        for place in 1..3 loop
          if texts[place] <> '' then
            words := words || setweight(
              to_tsvector('pg_catalog.simple'::regconfig, public.fold_words(texts[place])), weights[place]);
          end if;
        end loop;
        if public.fold_text(name[1] || ' ' || name[2]) = name[1] || name[2] then
          words := words || setweight(
            to_tsvector('pg_catalog.simple'::regconfig, name[1] || name[2] || ' ' || name[2] || name[1]), 'A');
        end if;
        return words;
      end
      $$;

    -- Writing a row computes what is stored of it; nothing else of it changes, so no trigger is to see it.
    alter table users disable trigger user;
    update users set id = id where first_name || last_name ~ U&'[\\3005-\\9FFF\\AC00-\\D7A3]';
    alter table users enable trigger user;
    alter table articles disable trigger user;
    update articles set id = id where title || coalesce(tags::text, '') ~ U&'[\\3005-\\9FFF\\AC00-\\D7A3]';
    alter table articles enable trigger user;

    reindex index users_last_name_prefix;
    reindex index users_admin_search;
    reindex index users_by_company;
    reindex index users_by_location;
    reindex index businesses_name_prefix;
    reindex index businesses_similar;
    reindex index businesses_same_name;
    reindex index businesses_admin_search;
    reindex index posts_admin_search;
  `.execute(db);
}
