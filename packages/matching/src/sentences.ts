import { nearness, placeLabel } from './location.ts';
import { overlapWords } from './overlap.ts';
import { industryBond, isActive, preferredType } from './points.ts';
import type { Entry, PreparedProfile } from './prepare.ts';
import type { MatchFacts, PartKey } from './profile.ts';

type Sentence = (viewer: PreparedProfile, other: PreparedProfile, facts: MatchFacts) => string;

function joined(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function sharedNames(
  mine: ReadonlyMap<string, Entry>,
  theirs: ReadonlyMap<string, Entry>,
): readonly string[] {
  const names: string[] = [];
  for (const [key, entry] of theirs) {
    const own = mine.get(key);
    if (own !== undefined) names.push(own.folded === entry.folded ? entry.text : entry.name);
  }
  return names;
}

function counted(names: readonly string[], one: string, many: string): string {
  const listed = names.slice(0, 3).join(', ') + (names.length > 3 ? ' ...' : '');
  return `${names.length} ${names.length === 1 ? one : many}: ${listed}`;
}

function industrySentence(viewer: PreparedProfile, other: PreparedProfile): string {
  switch (industryBond(viewer, other)) {
    case 'same':
      return `Same industry: ${other.industryName}`;
    case 'audience':
      return 'In your target audience';
    default:
      return `Complementary industry: ${other.industryName}`;
  }
}

function skillsSentence(viewer: PreparedProfile, other: PreparedProfile): string {
  const skills = sharedNames(viewer.skills, other.skills);
  const interests = sharedNames(viewer.interests, other.interests);
  if (skills.length === 0) return `Shares ${counted(interests, 'interest', 'interests')}`;
  const shared = `Shares ${counted(skills, 'skill', 'skills')}`;
  return interests.length === 0 ? shared : `${shared}; ${counted(interests, 'interest', 'interests')}`;
}

function locationSentence(viewer: PreparedProfile, other: PreparedProfile): string {
  const near = nearness(viewer.place, other.place);
  if (near === 'city') return `Also in ${other.place.cityLabel}`;
  return `Also in ${placeLabel((near === 'region' ? other.place.region : other.place.country) ?? '')}`;
}

/**
 * The sentence of a part that has points; nonsense for one that has none, so
 * callers ask only then. Freshness earned by a complete profile alone says so:
 * "Active this month" would be untrue.
 */
export const sentences: Readonly<Record<PartKey, Sentence>> = {
  theyOffer: (viewer, other) =>
    `Offers ${joined(overlapWords(viewer.seek, other.offer))} that you are looking for`,
  iOffer: (viewer, other) => `Looks for ${joined(overlapWords(other.seek, viewer.offer))} that you offer`,
  industry: industrySentence,
  skills: skillsSentence,
  mutual: (_viewer, _other, { mutualConnections }) =>
    Math.floor(mutualConnections) === 1
      ? '1 mutual connection'
      : `${Math.floor(mutualConnections)} mutual connections`,
  location: locationSentence,
  preferred: (viewer, other) => `Matches your preference: ${preferredType(viewer, other)?.text ?? ''}`,
  freshness: (_viewer, other, { now }) => (isActive(other, now) ? 'Active this month' : 'Complete profile'),
};
