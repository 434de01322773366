import { type Kysely, sql } from 'kysely';

/** What a search asks for in the language of who searches: other forms of its words, by their stems (decision 497). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Other forms of a folded word as parts of a tsquery, given how it was written: accents tell stems apart. A short
    -- stem is shared by many words ("mull" by Müller and Müll), so it counts as a word of its own and not as a beginning.
    create function search_forms(word text, written text, language text) returns text[]
      language plpgsql immutable strict parallel safe
      as $$
      declare
        stem constant text := public.fold_words(regexp_replace(regexp_replace((case language
          when 'de' then ts_lexize('pg_catalog.german_stem'::regdictionary, written)
          when 'fr' then ts_lexize('pg_catalog.french_stem'::regdictionary, written)
          when 'es' then ts_lexize('pg_catalog.spanish_stem'::regdictionary, written)
          when 'pt' then ts_lexize('pg_catalog.portuguese_stem'::regdictionary, written)
          when 'ar' then ts_lexize('pg_catalog.arabic_stem'::regdictionary, written)
        end)[1], '[ãõ]$', ''), '(...)inn$', '\\1in'));
        length constant integer := char_length(word);
        beginning constant text := case
          when char_length(stem) >= 5 then stem
          when char_length(stem) < length and char_length(written) >= 6
            then left(word, greatest(length - case when length >= 7 then 2 else 1 end, 4))
        end;
        forms text[] := array_remove(array[
          case when beginning <> word then beginning || ':*' end,
          case when char_length(stem) = 4 and stem <> word then stem end
        ], null);
      begin
        if language <> 'ar' or length < 4 then
          return forms;
        end if;
        -- In Arabic the article and short words are written before a noun, and a plural may differ by its last letters.
        forms := forms || (word || ':*') || array_remove(array[
          case when word like '%ات' then left(word, -2) || 'ه' end,
          case when word like '%ه' then left(word, -1) || 'ات' end
        ], null);
        return forms || array(
          select prefix || form from unnest(forms) as form, unnest(array['ال', 'وال', 'بال', 'لل']) as prefix);
      end
      $$;

    -- Every word as a prefix, or one of its other forms in a language; weights narrow where those count. The words have
    -- letters and digits only, and none of them is an operator.
    create function search_query(words text[], written text[], language text, weights text) returns tsquery
      language sql immutable strict parallel safe
      return (
        select to_tsquery('pg_catalog.simple'::regconfig, string_agg('(' || word || ':*' || coalesce((
          select string_agg(' | ' || case when weights = '' then form
            when form like '%:*' then form || weights else form || ':' || weights end, '')
          from unnest(search_forms(word, given, language)) as form), '') || ')', ' & '))
        from unnest(words, written) as searched (word, given)
      );
  `.execute(db);
}
