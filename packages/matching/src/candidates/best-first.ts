import type { MeaningMatch } from '../scoring/match-members.ts';
import type { Strength } from '../reasons/strength.ts';

const WORDS: readonly (Strength | null)[] = ['strong', 'good', 'possible', null];
const OF_WISHES: ReadonlySet<string> = new Set(['theyOffer', 'iOffer', 'audience']);

/**
 * The first `limit` of those who were ranked, in the order they are shown wherever they are: by the word for their
 * match, of one word first those of whom something of what both look for is said, then by points. At most half of them
 * only ask for what the viewer offers, while others meet a need.
 */
export function bestFirst<Each>(
  ranked: readonly Each[],
  matchOf: (each: Each) => MeaningMatch,
  limit: number,
): readonly Each[] {
  const sorted = ranked.toSorted((one, other) => compare(matchOf(one), matchOf(other)));
  const meeting = sorted.filter((each) => meetsNeed(matchOf(each))).slice(0, Math.ceil(limit / 2));
  const chosen = new Set([...new Set([...meeting, ...sorted])].slice(0, limit));
  return sorted.filter((each) => chosen.has(each));
}

/** Those without a word stay in the order of their rank. */
function compare(one: MeaningMatch, other: MeaningMatch): number {
  const byWord = WORDS.indexOf(one.strength) - WORDS.indexOf(other.strength);
  if (byWord !== 0 || one.strength === null) return byWord;
  return Number(saysWhy(other)) - Number(saysWhy(one)) || other.score - one.score;
}

const meetsNeed = (match: MeaningMatch): boolean =>
  saysWhy(match) && match.strengths.some((word) => word !== null);

const saysWhy = ({ parts }: MeaningMatch): boolean =>
  parts.some(({ key, text }) => text !== '' && OF_WISHES.has(key));
