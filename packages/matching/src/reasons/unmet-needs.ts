import type { MeaningMatch } from '../scoring/match-members.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import { PACKED_MAX } from '../scoring/packed/layout.ts';
import { firstSentence, plainWords } from './quote.ts';

const LENGTH_MAX = 120;

/** What a member looks for, need by need, as it is quoted to them. */
export const needTexts = ({ needs }: MemberReading): readonly string[] =>
  needs.slice(0, PACKED_MAX.needs).map(({ text }) => plainWords(firstSentence(text), LENGTH_MAX));

/**
 * The needs of a viewer that none of the best matches meets even possibly, in the viewer's words: nobody here offers
 * them yet.
 */
export const listUnmetNeeds = (
  viewer: MemberReading,
  matches: readonly Pick<MeaningMatch, 'strengths'>[],
): readonly string[] =>
  needTexts(viewer).filter((_, place) => matches.every(({ strengths }) => !strengths[place]));
