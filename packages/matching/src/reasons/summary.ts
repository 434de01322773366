import { translated } from '@guildhall/locale/translated';
import { languageOf, tokensIn } from '../languages/language-of.ts';
import type { MatchProfile } from '../profile.ts';
import { isContentWord } from '../statements/content-words.ts';
import { withoutDisclaimers } from '../statements/disclaimers.ts';
import { withoutExclusions } from '../statements/exclusions.ts';
import { headsAmong } from '../statements/heads.ts';
import { markers } from '../statements/markers.ts';
import { isStopWord } from '../lexicon.ts';
import { isKnownWord } from '../vectors/word-vectors.ts';
import { plainText } from '../statements/plain-text.ts';
import { ABBREVIATIONS, tokenize } from '../text.ts';
import { plainWords } from './quote.ts';
import { reasonMessages } from './reasons.messages.ts';
import { retold, retoldSpeech } from './retold.ts';

/** A summary ends behind the last whole phrase that fits. */
const LENGTH = { most: 90, least: 18 } as const;

/** What a member says of what they do; English also as others say it of them, where that is sure to be right. */
export type Summary = {
  readonly says: 'offers' | 'writes';
  readonly text: string;
  readonly retold: string | null;
};

/** What a member does, as one sentence of what they write about themselves. Null where they say nothing of it. */
export function summaryOf({ servicesOffered, professionalSummary, bio }: MatchProfile): Summary | null {
  const isEnglish = languageOf(tokenize([servicesOffered, bio].join(' ')).tokens) === undefined;
  const isRetold = (sentence: string): boolean => isEnglish && isSurelyEnglish(sentence);
  const offered = sentencesOf(servicesOffered).find(saysEnough);
  if (offered !== undefined) {
    const text = shortened(offered);
    return { says: verbFor(text), text, retold: isRetold(offered) ? retold(text) : null };
  }
  const told = [professionalSummary, bio]
    .flatMap(sentencesOf)
    .find((sentence) => saysEnough(sentence) && namesTrade(sentence));
  if (told === undefined) return null;
  const text = shortened(told);
  return { says: 'writes', text, retold: isRetold(told) ? retoldSpeech(text) : null };
}

/** "Offers live jazz for dinners", "Bakes bread for cafés"; what is not retold is quoted. */
export function summarySentence({ says, text, retold: own }: Summary): string {
  const { quoted, summary } = translated(reasonMessages);
  const quote = summary[says](quoted(text));
  return own === null ? quote : summary.retold(own, quote);
}

const sentenceEnd = new RegExp(String.raw`(?<=[.!?…])(?<!(?<!\p{L})(?:${ABBREVIATIONS})\.)\s+|\n`, 'iu');

const sentencesOf = (text: string | null | undefined): readonly string[] =>
  withoutDisclaimers(withoutExclusions(plainText(text)).text)
    .split(sentenceEnd)
    .map((sentence) => plainWords(sentence, Number.POSITIVE_INFINITY))
    .filter((sentence) => sentence !== '');

/** Of the words of an English sentence so many are known. */
const KNOWN_LEAST = 0.7;

function isSurelyEnglish(sentence: string): boolean {
  const { tokens } = tokenize(sentence);
  const known = tokens.filter(({ word }) => isStopWord(word) || isKnownWord(word)).length;
  return languageOf(tokens) === undefined && known >= KNOWN_LEAST * tokens.length;
}

/** One word alone says too little of anybody. */
function saysEnough(sentence: string): boolean {
  const tokens = tokensIn(sentence);
  const telling = new Set(tokens.filter(isContentWord).map(({ stem }) => stem)).size;
  return telling > 1 || (telling === 1 && tokens.length > 3);
}

/** Whoever looks for something, or has something, says nothing of what they do. */
function namesTrade(sentence: string): boolean {
  const tokens = tokensIn(sentence);
  return (
    headsAmong(tokens).length > 0 &&
    !tokens.some(({ word }) => markers.needing.has(word)) &&
    !/^(?:i|we)(?:['’]| have | am | are )/iu.test(sentence)
  );
}

/** The whole phrases that fit: of a list as many things as there is room for. */
function shortened(sentence: string): string {
  if (sentence.length <= LENGTH.most) return sentence;
  const ends = sentence.slice(0, LENGTH.most + 1).matchAll(/\s?[,;:(–—]\s|\s\(|\s-\s/gu);
  const cut = Math.max(...Array.from(ends, ({ index }) => index));
  if (cut < LENGTH.least) return plainWords(sentence, LENGTH.most);
  // Of what is listed behind a colon or in brackets one thing alone is not kept.
  return sentence
    .slice(0, cut)
    .replace(/(?<=.{18})(?:\s?:\s[^,;]*|\s\([^)]*)$|\s(?:and|or|but|und|oder|et|ou|y|o|e|en)$/u, '');
}

/** How members begin who say in another language what they do, rather than name it. */
const speaks =
  /(?<!\p{L})(?:ich|wir|mich|je|j['’]\p{L}+|nous|on|ik|wij|eu|io)(?!\p{L})|^(?:\p{L}+[^tñã]o (?:y|e) \p{L}+[^tã]o|faço|hago|llevo|trabajo|vendo|faccio|realizzo|ofrezco|ensino|ayudo|doy|dou)\s/iu;
const verbFor = (text: string): Summary['says'] => (speaks.test(text) ? 'writes' : 'offers');
