import { rewording } from '@guildhall/locale/own-words/rewording';
import { wordPairs } from '@guildhall/locale/own-words/terms';
import type { Services } from '../../ground/core/context.ts';
import type { PreviewWordsInput, WordsPreview } from './own-words.schema.ts';

/** And, for, in, with and the article are written together with a noun. */
const ARABIC_PREFIXES = '[وف]?[بكل]?(?:ال|ل)?';

/** Every sentence of the product that a community's own words change, and where our word is left inside another. */
export async function previewWords(
  { sentencesOf }: Pick<Services, 'sentencesOf'>,
  { locale, terms }: PreviewWordsInput,
): Promise<WordsPreview> {
  const pairs = wordPairs(locale, terms);
  const sentences = pairs.length === 0 ? [] : await sentencesOf(locale);
  const reword = rewording(pairs, locale);
  const begins = new RegExp(
    String.raw`(?<!\p{L})${locale === 'ar' ? ARABIC_PREFIXES : ''}(?:${pairs.map(([ours]) => ours).join('|')})\p{L}`,
    'iu',
  );
  const said = sentences.map((before) => ({ before, after: reword(before) }));
  return {
    changed: said.filter(({ before, after }) => before !== after),
    left: said
      .filter(({ before, after }) => before === after)
      .map(({ before }) => before)
      .filter((text) => begins.test(text)),
  };
}
