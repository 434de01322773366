import { plainText } from '@guildhall/markdown';
import { parseMarkdown } from '@guildhall/markdown/parse';

/** The beginning of a text on one line, without formatting and without splitting characters. */
export function excerptOf(markdown: string, maxLength: number): string {
  const characters = Array.from(plainText(parseMarkdown(markdown)).replaceAll(/\s+/g, ' ').trim());
  return characters.length <= maxLength
    ? characters.join('')
    : `${characters.slice(0, maxLength - 1).join('')}…`;
}
