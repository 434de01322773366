import { type MeaningMatch, matchShown } from '../src/scoring/match-members.ts';
import { type MemberReading, readMember } from '../src/scoring/member-reading.ts';
import { packedReading } from '../src/scoring/packed/packed-reading.ts';
import { fitsOfNeeds } from '../src/scoring/score.ts';
import { type Signs, signsOf } from '../src/reasons/strength.ts';
import { type BlindNeed, type BlindSet, profileOfBlind } from './blind.ts';
import { byMatching } from './rankers.ts';

/** Somebody among the first four of a seeker, whether the judges named them, and what tells so. */
export type Judged = {
  readonly seekerId: number;
  readonly memberId: number;
  readonly isRight: boolean;
  readonly signs: Signs;
  readonly match: MeaningMatch;
};

const SHOWN = 6;
const COUNTED = 4;
const strangers = { mutualConnections: 0, allocation: 0 };

/** The first four of each seeker as the product shows them. Left out is who is shown for a need that nobody judged. */
export function judgedOf({ members, needs }: BlindSet): readonly Judged[] {
  const community = members.map((member) => ({ id: member.id, profile: profileOfBlind(member) }));
  const readings = new Map(community.map(({ id, profile }) => [id, readMember(profile)]));
  const rank = byMatching(community);
  const seekers = Map.groupBy(needs, ({ seekerId }) => seekerId);
  return community.flatMap((viewer) => {
    const judged = seekers.get(viewer.id);
    const mine = readings.get(viewer.id);
    if (judged === undefined || mine === undefined) return [];
    const shown = rank(viewer)
      .slice(0, SHOWN)
      .flatMap((id) => {
        const reading = readings.get(id);
        return reading ? [{ id, reading, graph: strangers, name: `Member ${id}` }] : [];
      });
    const fits = shown.map(({ reading }) => fitsOfNeeds(packedReading(mine), packedReading(reading)));
    const matches = matchShown(mine, shown);
    return shown.slice(0, COUNTED).flatMap(({ id, reading }, place) => {
      const match = matches[place];
      const found = bestNeed(mine, fits, place, reading);
      const isJudged = found !== undefined && judged.some((need) => isAbout(need, found.text));
      if (match === undefined || !isJudged) return [];
      const isRight = judged.some(({ right, acceptable }) => right.includes(id) || acceptable.includes(id));
      return [{ seekerId: viewer.id, memberId: id, isRight, signs: found.signs, match }];
    });
  });
}

/** The need that the one at this place meets best, and what tells so. */
function bestNeed(
  { needs }: MemberReading,
  fits: readonly (readonly number[])[],
  place: number,
  reading: MemberReading,
) {
  const mine = fits[place] ?? [];
  const [best] = [...mine.keys()].toSorted((one, other) => (mine[other] ?? 0) - (mine[one] ?? 0));
  const need = best === undefined ? undefined : needs[best];
  if (best === undefined || need === undefined) return undefined;
  const bestFit = Math.max(...fits.map((each) => each[best] ?? 0));
  return { text: need.text, signs: signsOf(need, reading, mine[best] ?? 0, bestFit) };
}

/** Most words of a need that was read have to be in the clause that was judged. */
const MOST = 0.6;
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []);

function isAbout({ text }: BlindNeed, read: string): boolean {
  if (text === null) return true;
  const [judged, words] = [wordsOf(text), [...wordsOf(read)]];
  return words.filter((word) => judged.has(word)).length >= MOST * words.length;
}
