import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What a reader typed, folded as the indexes are: no accents, no capitals. */
export type Terms = {
  /** The words with single spaces between them. */
  phrase: string;
  words: string[];
};

const MAX_WORDS = 8;
const SWAPPABLE = 3;
/** So many names that are like what was typed are compared closely. */
export const LIKE_CANDIDATES = 2_000;

export function termsOf(folded: string): Terms {
  const words = (folded.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
  return { phrase: words.join(' '), words };
}

/** Every word, finished or not. Words hold letters and digits only, so nothing in them is an operator. */
export const everyWord = ({ words }: Pick<Terms, 'words'>): RawBuilder<unknown> =>
  toTsquery(words.map((word) => `${word}:*`).join(' & '));

/** Every word, perhaps with two neighbouring letters swapped: "jhon" for "john". */
export const everyWordSwapped = ({ words }: Terms): RawBuilder<unknown> =>
  toTsquery(words.map((word) => `(${[`${word}:*`, ...swaps(word)].join(' | ')})`).join(' & '));

/** For a WHERE: every word is like a part of the text, by its trigrams. The trigram index serves it. */
export const everyWordLike = ({ words }: Terms, text: RawBuilder<string>): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    words.map((word) => sql`${text} %> ${word}::text`),
    sql` and `,
  )})`;

/** For an ORDER BY: the more of what was typed is in the text, the earlier. */
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
