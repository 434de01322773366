import { matchMembers } from '../src/scoring/match-members.ts';
import { readMember } from '../src/scoring/member-reading.ts';
import { type BlindSetName, type BlindNeed, loadBlindSet, profileOfBlind } from './blind.ts';
import { type Word, type WordFigures, figuresByWord } from './measure-words.ts';

const strangers = { mutualConnections: 0, allocation: 0 };

/**
 * How often each word is right that a member is told of a seeker whose needs are judged: of those told that they offer
 * what the seeker looks for, how many the judges named.
 */
export function measureAsked(names: readonly BlindSetName[]): Readonly<Record<Word, WordFigures>> {
  return figuresByWord(names.flatMap(toldOf));
}

function toldOf(name: BlindSetName) {
  const set = loadBlindSet(name);
  if (set === undefined) return [];
  // Without what the viewer looks for, the word is of what the seeker does.
  const readings = new Map(
    set.members.map((member) => {
      const profile = profileOfBlind(member, { hasPlace: false });
      return [
        member.id,
        { whole: readMember(profile), offers: readMember({ ...profile, lookingFor: null }) },
      ];
    }),
  );
  return [...Map.groupBy(set.needs, ({ seekerId }) => seekerId)].flatMap(([seekerId, needs]) => {
    const seeker = readings.get(seekerId)?.whole;
    if (seeker === undefined) return [];
    const right = new Set(needs.flatMap((need: BlindNeed) => need.right.concat(need.acceptable)));
    return [...readings]
      .filter(([id]) => id !== seekerId)
      .map(([id, { offers }]) => ({
        word: matchMembers(offers, seeker, strangers, 'Ana').strength,
        isRight: right.has(id),
      }));
  });
}
