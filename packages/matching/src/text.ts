import { stemmer } from 'stemmer';
import { stemExceptions } from './data/words.ts';
import type { LanguageCode } from './data/languages/language.ts';
import { fnv1a } from './hash.ts';

/** Longer texts are cut: a profile field is a few sentences, and parsing must stay bounded. */
const maxTextLength = 5_000;

/** How many entries of a list field are read. */
const maxListLength = 64;

/**
 * A word of a text. `stem` is canonical; `start` and `end` are positions in the
 * text it came from; `gap` tells what stands before it: nothing of note, a
 * comma-like mark, or the end of a sentence.
 */
export type Token = {
  readonly stem: string;
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly gap: 'none' | 'comma' | 'stop';
  /** Undefined in English. */
  readonly language?: LanguageCode;
  /** What was written, of a word that was translated. */
  readonly abroad?: { readonly language: string; readonly word: string };
};

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*(?:\+\+|#)?/gu;
const lettersWithoutMarks: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Lower case without accents, so that "Café" and "cafe" are one word. */
export function fold(text: string): string {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return folded.replaceAll(/[ßøłæœđðþı]/gu, (letter) => lettersWithoutMarks[letter] ?? letter);
}

/** A dot behind these words ends no sentence: alternatives of a pattern. */
export const ABBREVIATIONS =
  'incl|excl|inkl|exkl|approx|ca|bzw|vs|dr|mr|mrs|ms|prof|st|esp|resp|dipl|ing|ggf|evtl';
const isAbbreviation = new RegExp(`^(?:${ABBREVIATIONS})$`, 'u');

function gapOf(between: string, previous: Token | undefined): Token['gap'] {
  if (previous === undefined) return 'stop';
  if (between === '. ' && isAbbreviation.test(previous.word)) return 'none';
  // A dot inside a name ("Node.js") is no end of a sentence.
  if (between === '.') return 'none';
  if (/[.!?;:\n\r•·|–—()]|\s-\s/u.test(between)) return 'stop';
  return /[,/]|\s\+\s/u.test(between) ? 'comma' : 'none';
}

function stemOf(raw: string, keepsCase: boolean): { stem: string; word: string } {
  // Upper-case IT is a trade, lower-case "it" is a pronoun; folding would make them one.
  if (raw === 'IT' && keepsCase) return { stem: 'infotech', word: 'infotech' };
  const word = fold(raw)
    .replace(/['’]s$/u, '')
    .replaceAll(/['’]/gu, '')
    .replace('++', 'plusplus')
    .replace('#', 'sharp');
  return { stem: stemOfWord(word), word };
}

/** The canonical stem of a folded word. */
export function stemOfWord(word: string): string {
  return Object.hasOwn(stemExceptions, word) ? (stemExceptions[word] ?? word) : stemmer(word);
}

// Members use the same few thousand words; bounded, so that no text can fill the memory.
const maxRemembered = 20_000;
const remembered = new Map<string, { readonly stem: string; readonly word: string }>();

function rememberedStem(raw: string, keepsCase: boolean): { readonly stem: string; readonly word: string } {
  const known = raw === 'IT' ? undefined : remembered.get(raw);
  if (known !== undefined) return known;
  const made = stemOf(raw, keepsCase);
  if (raw.length > 40 || raw === 'IT') return made;
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(raw, made);
  return made;
}

/**
 * Splits a text into stemmed words with their places. Never throws; emoji and
 * marks are no words, so a text of nothing else yields an empty list.
 */
export function tokenize(text: string | null | undefined): {
  readonly text: string;
  readonly tokens: readonly Token[];
} {
  const read = (text ?? '').slice(0, maxTextLength);
  const keepsCase = read.length <= 20 || read !== read.toUpperCase();
  const tokens: Token[] = [];
  let previousEnd = 0;
  for (const found of read.matchAll(wordPattern)) {
    const { stem, word } = rememberedStem(found[0], keepsCase);
    if (stem === '') continue;
    const start = found.index;
    const end = start + found[0].length;
    const gap = gapOf(read.slice(previousEnd, start), tokens.at(-1));
    tokens.push({ stem, word, start, end, gap });
    previousEnd = end;
  }
  return { text: read, tokens };
}

/** The stems of a short name, for comparing whole names. */
export function stemsOf(text: string): readonly string[] {
  return tokenize(text).tokens.map((token) => token.stem);
}

/** Removes blanks and doubled entries (by folded text) of a list field, keeping the member's order. */
export function cleanList(list: readonly string[] | null | undefined): readonly string[] {
  const seen = new Set<string>();
  const kept: string[] = [];
  for (const entry of (list ?? []).slice(0, maxListLength)) {
    const trimmed = entry.trim().slice(0, 200);
    const key = fold(trimmed);
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    kept.push(trimmed);
  }
  return kept;
}

/** A term for an index column: the stem itself when plain ASCII, otherwise a stable short hash of it. */
export function asciiTerm(stem: string): string {
  if (/^[a-z0-9]{1,32}$/.test(stem)) return stem;
  let second = 0x1b873593;
  for (let at = 0; at < stem.length; at += 1)
    second = Math.imul(second + stem.charCodeAt(at), 0x85ebca6b) >>> 0;
  return `x:${(fnv1a(stem) >>> 0).toString(36)}${second.toString(36)}`;
}
