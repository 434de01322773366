import { errorMessages } from './error.messages.ts';
import { sentenceIn } from '@guildhall/locale/sentence-catalog';
import { translated } from '@guildhall/locale/translated';

/**
 * The sentence of an error in the reader's language, in the community's own words. Errors are thrown in English, which
 * logs and the specification have, and translated where they leave (decision 461).
 */
export function translatedSentence(english: string): string {
  const sentence = sentenceIn(translated(errorMessages), english);
  if (sentence !== undefined) return sentence;
  // What it names is quoted, and stays as it is.
  return english
    .split(/(“[^”]*”)/)
    .map((part, index) => (index % 2 === 1 ? part : translated({ part }).part))
    .join('');
}

/** Why something cannot be done, for the page that offers it: what an attempt would be refused with. */
export const shownReason = (english: string | null): string | null =>
  english === null ? null : translatedSentence(english);

const OF_COLUMN = /^([^:]{1,80}): (.+)$/s;

/** The same of a note on a cell, which begins with the name of its column. */
export function translatedNote(english: string): string {
  const whole = translatedSentence(english);
  const [, column = '', note = ''] = OF_COLUMN.exec(english) ?? [];
  return whole === english && note !== '' ? `${column}: ${translatedSentence(note)}` : whole;
}
