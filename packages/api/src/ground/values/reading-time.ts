const WORDS_A_MINUTE = 200;

/** Minutes, rounded up; at least 1. */
export const readingMinutes = (words: number): number => Math.max(1, Math.ceil(words / WORDS_A_MINUTE));

/** The words of a text that is not stored, as the column `word_count` of articles counts them. */
export const countWords = (markdown: string): number => markdown.match(/[^\s#>*+|_~=-]\S*/g)?.length ?? 0;
