import { memoizeByText } from '../memoize-by-text.ts';
import { stemOfWord } from '../text.ts';
import { termsOf } from '../words/terms.ts';
import type { Statement } from '../statements/statement.ts';

/** As English writes them: "polish" is no language. */
const names =
  /\b(?:Albanian|Arabic|Bengali|Bulgarian|Cantonese|Catalan|Chinese|Croatian|Czech|Danish|Dutch|English|Estonian|Farsi|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Indonesian|Irish|Italian|Japanese|Korean|Latvian|Lithuanian|Mandarin|Norwegian|Persian|Polish|Portuguese|Punjabi|Romanian|Russian|Serbian|Slovak|Slovenian|Somali|Spanish|Swahili|Swedish|Tamil|Thai|Turkish|Ukrainian|Urdu|Vietnamese|Welsh)\b/gu;

const fromDictionary: ReadonlyMap<string, string> = new Map(
  ['English', 'German', 'French', 'Spanish', 'Portuguese', 'Dutch', 'Italian'].map((name) => [
    stemOfWord(name.toLowerCase()),
    name,
  ]),
);

/** Whether a word is the name of a language, as English writes it. */
export const isLanguageName = (word: string): boolean => new RegExp(`^(?:${names.source})$`, 'u').test(word);

const languagesIn = memoizeByText((text): readonly string[] => [
  ...new Set([
    ...(text.match(names) ?? []),
    ...termsOf(text).flatMap(({ key }) => fromDictionary.get(key) ?? []),
  ]),
]);

/** Whether a need names a language, and the offers name others: who translates Arabic may not translate Portuguese. */
export function lacksLanguage(need: Statement, offers: readonly Statement[]): boolean {
  const wanted = languagesIn(need.text);
  if (wanted.length === 0) return false;
  const offered = offers.flatMap(({ text }) => languagesIn(text));
  return offered.length > 0 && wanted.some((language) => !offered.includes(language));
}
