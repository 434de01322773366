import { translated } from '@guildhall/locale/translated';
import { reasonMessages } from './reasons.messages.ts';

/** Longer quotes are cut at the end of a word. */
const longest = 80;
/** A list that was taken apart leaves these before its later parts. */
const leading = /^[\s,;:.!?&/–—-]*(?:(?:and|or|with|plus|und|oder|mit|y|e|o|con|et|ou|avec)\s+)+/iu;
const numbers = /[+(]?\d[\d\s()./-]{4,}\d/gu;

/** What a member wrote, in quotation marks: verbatim, without numbers to call, and cut at the end of a word. */
export const quote = (text: string): string => translated(reasonMessages).quoted(plainWords(text, longest));

/** A title as a predicate: “Tax Adviser” with an article, “Head of Sales” without. */
export const quoteTitle = (text: string): string => translated(reasonMessages).title(quote(text), text);

/** Where a need goes on to other things: at its next sentence, or where something was taken out of it. */
const nextSentence = /(?<=.{13}[^\s.]{2})[.!?]\s+\p{Lu}|\s{4,}/su;
const dangling =
  /(?:[\s,]+(?:but|and|or|please|aber|und|oder|bitte|lieber|mais|et|tout|pero|y|todo|mas|e|pode ser|maar|en|ma))+$/iu;

/** What somebody looks for, without what they go on to say. */
export function firstSentence(text: string): string {
  const [first = text] = text.trimStart().split(nextSentence);
  return first.trimEnd().replace(dangling, '');
}

/** What somebody looks for, as `quote`. */
export const quoteNeed = (text: string): string => quote(firstSentence(text));

/** The same without the marks: what of a text may be shown or sent elsewhere, of at most `most` characters. */
export function plainWords(text: string, most: number): string {
  const plain = text
    .replaceAll(numbers, ' ')
    .replaceAll(/["“”„«»]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(leading, '')
    .replaceAll(/^[\s,;:.!?&/–—-]+|[\s,;:.&/–—-]+$/gu, '');
  if (plain.length <= most) return plain;
  const cut = plain.lastIndexOf(' ', most);
  return `${plain.slice(0, cut > most / 2 ? cut : most)}…`;
}
