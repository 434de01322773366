import type { MeaningMatch } from '../scoring/match-members.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import { PACKED_MAX } from '../scoring/packed/layout.ts';
import { firstSentence, plainWords } from './quote.ts';

const LENGTH_MAX = 120;

/**
 * The needs of a viewer that none of the best matches meets even possibly, in the viewer's words: nobody here offers
 * them yet.
 */
export const listUnmetNeeds = (
  { needs }: MemberReading,
  matches: readonly Pick<MeaningMatch, 'strengths'>[],
): readonly string[] =>
  needs
    .slice(0, PACKED_MAX.needs)
    .filter((_, place) => matches.every(({ strengths }) => !strengths[place]))
    .map(({ text }) => plainWords(firstSentence(text), LENGTH_MAX));
