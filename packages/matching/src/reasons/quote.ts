/** Longer quotes are cut at the end of a word. */
const longest = 80;
/** A list that was taken apart leaves these before its later parts. */
const leading = /^[\s,;:.!?&/–—-]*(?:(?:and|or|with|plus|und|oder|mit|y|e|o|con|et|ou|avec)\s+)+/iu;
const numbers = /[+(]?\d[\d\s()./-]{4,}\d/gu;

/** What a member wrote, in quotation marks: verbatim, without numbers to call, and cut at the end of a word. */
export const quote = (text: string): string => `“${plainWords(text, longest)}”`;

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
