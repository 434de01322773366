import { type RichText, plainText } from '@guildhall/markdown';
import { parseMarkdown } from '@guildhall/markdown/parse';

/** The beginning of a text on one line, without formatting and without splitting characters. */
export const excerptOf = (markdown: string, maxLength: number): string =>
  excerptOfParsed(parseMarkdown(markdown), maxLength);

/** The same of a parsed text. */
export function excerptOfParsed(body: RichText, maxLength: number): string {
  const characters = Array.from(withoutBullets(plainText(body)).replaceAll(/\s+/g, ' ').trim());
  return characters.length <= maxLength
    ? characters.join('')
    : `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** A list on one line: its items are separated by commas, unless they are sentences. */
const withoutBullets = (text: string): string =>
  text
    .replaceAll(/(\S)\n[^\S\n]*• /g, (_, last: string) => (/[.!?:;,،]/.test(last) ? `${last} ` : `${last}, `))
    .replaceAll(/(^|\n)[^\S\n]*• /g, '$1');
