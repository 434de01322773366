import { errorMessages } from './error.messages.ts';
import { sentenceIn } from '@guildhall/locale/sentence-catalog';
import { translated } from '@guildhall/locale/translated';

/**
 * The sentence of an error in the reader's language. Errors are thrown in English, which logs and the
 * specification have, and translated where they leave (decision 461).
 */
export const translatedSentence = (english: string): string =>
  sentenceIn(translated(errorMessages), english) ?? english;

const OF_COLUMN = /^([^:]{1,80}): (.+)$/s;

/** The same of a note on a cell, which begins with the name of its column. */
export function translatedNote(english: string): string {
  const whole = translatedSentence(english);
  const [, column = '', note = ''] = OF_COLUMN.exec(english) ?? [];
  return whole === english && note !== '' ? `${column}: ${translatedSentence(note)}` : whole;
}
