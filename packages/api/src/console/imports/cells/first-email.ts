import type { CleanCell } from './cell.types.ts';

const BLANK = /^(?:-+|–|—|n\/?a|none|keine?|null|ohne|aucune?|ninguno)$/i;
/** What FileMaker and others write between two values, and nobody sees. */
const CONTROL = /(?![\t\r\n])\p{Cc}/gu;
/** "kim(at)mail.test" against collectors of addresses, and "kim @ mail.test". */
const SPELLED_AT = /\s*[([{]\s*(?:at|ät|arroba)\s*[)\]}]\s*|(?<=\S)\s+@\s*(?=\S)|(?<=\S)@\s+(?=\S)/gi;
/** An address with what stands around it; longer words would take long. */
const WORD_MAX = 600;
const AROUND = /^[<("'[]+|[>)"'\],;:]+$/g;

/** The first address of a cell: of `Kim <kim@mail.test>`, `mailto:kim@mail.test`, two addresses, one with a final dot. */
export function firstEmail(text: string): CleanCell {
  if (BLANK.test(text)) return { value: '' };
  const addresses = addressesOf(text);
  const [first] = addresses;
  if (first === undefined) return { value: text };
  const others = new Set(addresses.map((address) => address.toLowerCase()));
  others.delete(first.toLowerCase());
  return others.size === 0
    ? { value: first }
    : { value: first, note: `${others.size + 1} addresses, ${first} is used` };
}

/** The addresses of a text, as they are written there. */
export const addressesOf = (text: string): string[] =>
  text
    .replaceAll(CONTROL, '\n')
    // Long blanks would take long.
    .replaceAll(/\s+/g, ' ')
    .replaceAll(SPELLED_AT, '@')
    .split(/[\s;,|<>]+|\/(?=[^\s/]+@)/)
    .filter((word) => word.includes('@') && word.length <= WORD_MAX)
    .map((word) =>
      word
        .replace(/^(?:e-?mail|mail|smtp):/i, '')
        .replace(/^mailto:(?:\/\/)?/i, '')
        .replaceAll(AROUND, '')
        .replace(/\?(?:subject|cc|bcc|body)=.*$/i, '')
        .replace(/\.+$/, ''),
    )
    .filter((word) => word.includes('@'));
