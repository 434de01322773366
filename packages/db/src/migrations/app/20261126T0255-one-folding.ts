import { type Kysely, sql } from 'kysely';

/**
 * One folding for everything that is searched, equal to `foldWords` and `foldText` of the API: names are found without accents,
 * apostrophes and hyphens, with ae for ä, and in either order. What was folded before is folded again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function public.fold_words(value text) returns text
      language plpgsql immutable strict parallel safe
      as $$
      declare
        folded text;
      begin
        folded := regexp_replace(value, U&'[''\\0060\\00B4\\02B9-\\02BD\\02C8\\2018\\2019\\201A\\201B\\2032\\FF07\\00AD\\0640\\200B-\\200F\\202A-\\202E\\2060-\\2064\\2066-\\2069\\FE00-\\FE0F\\FEFF]', '', 'g');
        folded := lower(normalize(folded, NFKD));
        folded := regexp_replace(folded, U&'[\\0300-\\036F\\0591-\\05BD\\05BF\\05C1\\05C2\\05C4\\05C5\\05C7\\0610-\\061A\\064B-\\065F\\0670]', '', 'g');
        folded := normalize(folded, NFC);
        folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
        folded := translate(folded, U&'øłđðħŧıς\\0671\\0629\\0649\\06CC\\06A9', U&'olddhtiσ\\0627\\0647\\064A\\064A\\0643');
        folded := btrim(regexp_replace(folded, U&'[\\0009\\000B-\\000D !-/:-@\\005B-\\0060{-~\\00A0-\\00A9\\00AB-\\00B1\\00B4\\00B6-\\00B8\\00BB\\00BF\\00D7\\00F7\\060C\\061B\\061F\\06D4\\1680\\2000-\\206F\\2190-\\21FF\\2212\\2E00-\\2E7F\\3000-\\3004\\3008-\\3020\\3030\\30FB]+', ' ', 'g'));
        return replace(replace(replace(replace(folded, 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'aa', 'a');
      end
      $$;

    create or replace function public.fold_text(value text) returns text
      language sql immutable strict parallel safe
      return regexp_replace(public.fold_words(value), U&'(?<=[\\3005-\\3007\\3041-\\3096\\3099-\\309F\\30A1-\\30FA\\30FC-\\30FF\\3400-\\4DBF\\4E00-\\9FFF]) (?=[\\3005-\\3007\\3041-\\3096\\3099-\\309F\\30A1-\\30FA\\30FC-\\30FF\\3400-\\4DBF\\4E00-\\9FFF])', '', 'g');

    create or replace function weighted_words(first text, second text default null, third text default null) returns tsvector
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
              to_tsvector('pg_catalog.simple'::regconfig, public.fold_words(texts[place])), weights[place]);
          end if;
        end loop;
        return words;
      end
      $$;

    create or replace function directory_text(value text) returns text
      language sql immutable strict parallel safe
      return regexp_replace(public.fold_words(value), '[^[:alnum:]]+', ' ', 'g');

    -- Writing a row computes what is stored of it; nothing else of it changes, so no trigger is to see it.
    alter table users disable trigger user;
    update users set id = id;
    alter table users enable trigger user;
    alter table businesses disable trigger user;
    update businesses set id = id;
    alter table businesses enable trigger user;
    alter table articles disable trigger user;
    update articles set id = id;
    alter table articles enable trigger user;
    alter table posts disable trigger user;
    update posts set id = id;
    alter table posts enable trigger user;

    -- The other order: last name first.
    drop index users_last_name_prefix;
    create index users_last_name_prefix on users
      (public.fold_text(last_name || ' ' || first_name) text_pattern_ops, id) where is_active;
    drop index users_admin_search;
    create index users_admin_search on users using gin (
      public.fold_text(first_name || ' ' || last_name || ' ' || first_name || ' ' || email || ' '
        || coalesce(company, '') || ' ' || coalesce(membership_number, '')) public.gin_trgm_ops);
    reindex index businesses_name_prefix;
    reindex index businesses_similar;
    reindex index businesses_same_name;
    reindex index businesses_admin_search;
    reindex index posts_admin_search;
  `.execute(db);
}
