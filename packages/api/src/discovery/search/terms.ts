import { currentLocale } from '@guildhall/locale/current-locale';
import { DEFAULT_LOCALE } from '@guildhall/locale/locales';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldText, foldWords } from '../../ground/values/fold-text.ts';

/** A query, folded like the indexed text: without accents, in lower case. */
export type Terms = {
  /** The words in one line, as names are folded. */
  phrase: string;
  words: string[];
  /** The same as they were typed, in lower case, because accents tell the stems of words apart. */
  written: string[];
};

const MAX_WORDS = 8;
/** Words between those that say something, which no text has to have: "photographer in Lisbon". The last word may be the start of another. */
const BETWEEN = new Set(
  `a an and at for from in near of on the to who with aus bei das dem den der die ein eine einen fur im in mit nahe
  und von a au aux avec chez d dans de des du en et l la le les pour pres un une con el en los las para y um uma com da
  das do dos e em na nas no nos os as que من في و`.split(/\s+/u),
);
const SWAPPABLE = 3;
/**
 * Trigram similarity above which a query counts as a misspelling of a name. A short word shares its two first letters
 * with many names, so it has to be more alike: "cake" is no misspelling of "Carter".
 */
export function nameLikeness({ words }: Pick<Terms, 'words'>): number {
  const shortest = Math.min(...words.map((word) => word.length));
  if (shortest <= 4) return 0.65;
  return shortest <= 6 ? 0.5 : 0.4;
}

/** How many similar names are ranked. */
export const LIKE_CANDIDATES = 2_000;

export function termsOf(query: string): Terms {
  const typed = wordsIn(foldWords(query));
  const written = wordsIn(query.normalize('NFC').toLowerCase());
  // Folding may have joined what was written as two words.
  const isAlike = typed.every((word, index) => foldWords(written[index] ?? '') === word);
  const said = typed.flatMap((word, index) =>
    BETWEEN.has(word) && index < typed.length - 1
      ? []
      : { word, written: (isAlike ? written[index] : word) ?? word },
  );
  return {
    phrase: foldText(typed.slice(0, MAX_WORDS).join(' ')),
    words: said.slice(0, MAX_WORDS).map(({ word }) => word),
    written: said.slice(0, MAX_WORDS).map((one) => one.written),
  };
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** The weights of what members do and offer, for `everyWord`: their names have no other forms. */
export const OFFERED = 'BC';

/**
 * Every word as a prefix, or in a language other than English by its stem in the language of the reader (decision 497).
 * Words are letters and digits only, so none is an operator.
 * @param weights of the text where stems count; empty: everywhere
 */
export function everyWord(
  { words, written }: Pick<Terms, 'words' | 'written'>,
  weights: '' | typeof OFFERED = '',
): RawBuilder<unknown> {
  const locale = currentLocale();
  if (locale === DEFAULT_LOCALE) return toTsquery(words.map((word) => `${word}:*`).join(' & '));
  // As a subquery it is computed once, and not for each row.
  return sql`(select search_query(${words}::text[], ${written.slice(0, words.length)}::text[], ${locale}::text, ${weights}::text))`;
}

/** The same for the directory of businesses, where English stems are indexed, too. */
export function inDirectory(terms: Pick<Terms, 'words' | 'written'>): RawBuilder<unknown> {
  const query = sql`directory_query(${terms.words.join(' ')}::text)`;
  if (currentLocale() === DEFAULT_LOCALE || terms.words.length === 0) return query;
  return sql`(select ${query} || ${everyWord(terms)})`;
}

/** Every word, with variants that swap two neighboring letters: "jhon" for "john". */
export const everyWordSwapped = ({ words }: Terms): RawBuilder<unknown> =>
  toTsquery(words.map((word) => `(${[`${word}:*`, ...swaps(word)].join(' | ')})`).join(' & '));

/** A WHERE condition: every word is similar to a part of the text, through the trigram index. */
export const everyWordLike = ({ words }: Terms, text: RawBuilder<string>): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    words.map((word) => sql`${text} %> ${word}::text`),
    sql` and `,
  )})`;

/** An ORDER BY expression: texts with more of the query come first. */
export const likest = ({ phrase }: Terms, text: RawBuilder<string>): RawBuilder<unknown> =>
  sql`word_similarity(${phrase}::text, ${text}) desc`;

const toTsquery = (query: string) => sql`to_tsquery('simple'::regconfig, ${query}::text)`;

function swaps(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < SWAPPABLE) return [];
  return letters.slice(1).map((letter, index) => {
    const swapped = letters.slice();
    swapped[index + 1] = letters[index] ?? '';
    swapped[index] = letter;
    return `${swapped.join('')}:*`;
  });
}
