import { CONCEPTS, type Concept, type HeaderWords } from './concepts.ts';
import { foldHeader } from './fold-header.ts';
import { ARABIC, CHINESE, HEBREW, JAPANESE, KOREAN, VIETNAMESE } from './words/asian.ts';
import { ENGLISH } from './words/english.ts';
import { FRENCH } from './words/french.ts';
import { GERMAN } from './words/german.ts';
import { DANISH_AND_NORWEGIAN, DUTCH, SWEDISH } from './words/germanic.ts';
import { FINNISH, GREEK, HUNGARIAN, TURKISH } from './words/other-european.ts';
import { ITALIAN, PORTUGUESE, ROMANIAN } from './words/romance.ts';
import { CZECH_AND_SLOVAK, POLISH, RUSSIAN_AND_UKRAINIAN } from './words/slavic.ts';
import { SPANISH } from './words/spanish.ts';

const LANGUAGES: HeaderWords[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
  DUTCH,
  SWEDISH,
  DANISH_AND_NORWEGIAN,
  FINNISH,
  POLISH,
  CZECH_AND_SLOVAK,
  HUNGARIAN,
  ROMANIAN,
  TURKISH,
  GREEK,
  RUSSIAN_AND_UKRAINIAN,
  HEBREW,
  ARABIC,
  VIETNAMESE,
  CHINESE,
  JAPANESE,
  KOREAN,
];

const index = new Map<string, Concept[]>();
for (const language of LANGUAGES)
  for (const concept of CONCEPTS)
    for (const phrase of language[concept]?.split(',') ?? []) {
      const words = foldHeader(phrase);
      const known = index.get(words) ?? [];
      if (!known.includes(concept)) index.set(words, [...known, concept]);
    }

/** What columns with this folded name are about; more than one where languages share a word. */
export const conceptsOf = (words: string): readonly Concept[] => index.get(words) ?? [];
