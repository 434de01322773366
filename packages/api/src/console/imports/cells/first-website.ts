import type { CleanCell } from './cell.types.ts';

/** With another scheme than a page has, it is refused later. */
const ADDRESS = /^(?:[a-z]+:\/\/)?[^\s@/]+\.[^\s@./]{2,}/i;

/** The first web address of a cell. Words such as "none" are left out. */
export function firstWebsite(text: string): CleanCell {
  const words = text.split(/[\s;,|]+/).filter(Boolean);
  const first = words.find((word) => ADDRESS.test(word));
  if (first === undefined)
    return /[\p{L}\p{N}]/u.test(text)
      ? { value: '', note: `“${text}” is no web address, and is left out` }
      : { value: '' };
  const value = first.replace(/\/{3,}/, '//');
  return words.length > 1 ? { value, note: `${value} is used of “${text}”` } : { value };
}
