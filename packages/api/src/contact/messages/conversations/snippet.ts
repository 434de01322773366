import { foldWords } from '../../../ground/values/fold-text.ts';
import type { Snippet } from './conversations.schema.ts';

/** Characters of a snippet at most, and how many of them may precede the first word that was found. */
const LENGTH = 160;
const BEFORE = 50;

/** A word with the apostrophes within it, as `foldWords` joins what they part. */
const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;

/**
 * The part of a text around the first word that begins with one of `words`, on one line, with all such words marked;
 * its beginning where none does, as when an address was found.
 *
 * @param words as `foldWords` folds them
 */
export function snippetOf(text: string, words: string[]): Snippet {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const matches = [...line.matchAll(WORD)].filter(([word]) => {
    const folded = foldWords(word);
    return words.some((sought) => folded.startsWith(sought));
  });
  const first = matches[0]?.index ?? 0;
  const start = first <= BEFORE ? 0 : wordStart(line, first - BEFORE, first);
  const end = line.length <= start + LENGTH ? line.length : wordEnd(line, start + LENGTH);
  const parts: Snippet = [];
  let at = start;
  const add = (until: number, isMatch: boolean) => {
    if (until > at) parts.push({ text: line.slice(at, until), isMatch });
    at = Math.max(at, until);
  };
  for (const { 0: word, index } of matches) {
    if (index >= end) break;
    add(index, false);
    add(Math.min(index + word.length, end), true);
  }
  add(end, false);
  const [head] = parts;
  if (start > 0 && head) head.text = `…${head.text}`;
  const tail = parts.at(-1);
  if (end < line.length && tail) tail.text = `${tail.text.trimEnd()}…`;
  return parts;
}

/** The first beginning of a word from there, or the place `until` in a text without blanks. */
function wordStart(line: string, from: number, until: number): number {
  const blank = line.indexOf(' ', from);
  return blank === -1 || blank >= until ? until : blank + 1;
}

/** The last end of a word before there; in a text without blanks, the last whole character. */
function wordEnd(line: string, before: number): number {
  const blank = line.lastIndexOf(' ', before);
  if (blank > before - BEFORE) return blank;
  return /[\uD800-\uDBFF]/.test(line.charAt(before - 1)) ? before - 1 : before;
}
