import type { NeedFits } from '../candidates/cover-needs.ts';
import { placeLabel } from '../location.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import type { Graph, Part } from '../scoring/score.ts';
import { audienceSentence } from './audience.ts';
import type { Pair } from './best-pair.ts';
import { quote, quoteNeed, quoteTitle } from './quote.ts';
import { stemsOf } from '../text.ts';
import { counterpartSentence } from './counterpart.ts';
import { nearestPhrase, strongest } from './strongest.ts';

/** What a sentence is made from: `fits` says how well each of the first needs of a side is met. */
export type Explained = {
  readonly viewer: MemberReading;
  readonly other: MemberReading;
  /** The other member's first name. */
  readonly name: string;
  readonly graph: Graph;
  readonly viewerFits: NeedFits;
  readonly otherFits: NeedFits;
};

/** The sentence of a part that has points; null where nothing true can be said of it. */
export const sentences: Readonly<Record<Part, (pair: Explained) => string | null>> = {
  theyOffer: ({ viewer, other, name, viewerFits }) => {
    const sought = counterpartSentence(viewer, other, viewerFits, name);
    if (sought !== null) return sought;
    const found = strongest(viewer, other, viewerFits);
    if (found === undefined) {
      const near = nearestPhrase(viewer, other, viewerFits);
      return near === undefined ? null : offering(name, near);
    }
    const { pair, says } = found;
    if (says === 'meets') return `You look for ${quoteNeed(pair.need.text)}. ${offering(name, pair)}.`;
    // What they say is all that can be said: whether it fits is for the reader to judge.
    return offering(name, pair);
  },
  iOffer: ({ viewer, other, name, otherFits }) => {
    const found = strongest(other, viewer, otherFits);
    if (found === undefined) return null;
    const { pair, says } = found;
    const wanted = `${name} looks for ${quoteNeed(pair.need.text)}`;
    if (says !== 'meets') return wanted;
    return `${wanted}. You ${offered(pair, you)}.`;
  },
  audience: ({ viewer, other, name }) => audienceSentence(viewer, other, name),
  mutual: ({ graph: { mutualConnections: count } }) =>
    count < 1 ? null : count === 1 ? '1 mutual connection' : `${count} mutual connections`,
  location: ({ viewer, other }) => {
    if (other.place.city !== null && other.place.city === viewer.place.city)
      return `Also in ${other.place.cityLabel}`;
    return other.place.region === null ? null : `Also in ${placeLabel(other.place.region)}`;
  },
  skills: ({ viewer, other }) => sharedSentence(viewer, other),
  preferred: ({ viewer, other }) => {
    const preferred = viewer.preferred.find(({ kinds }) => kinds.some((kind) => other.kinds.includes(kind)));
    return preferred === undefined ? null : `You prefer to meet ${quote(preferred.text)}`;
  },
  industry: ({ other }) => `Same industry: ${other.industryName}`,
};

type Verbs = {
  readonly title: string;
  readonly company: string;
  readonly prose: string;
  readonly service: string;
};

export const you: Verbs = { title: 'work as', company: 'work at', prose: 'write', service: 'offer' };
const they: Verbs = { title: 'works as', company: 'works at', prose: 'writes', service: 'offers' };

/** Nobody offers a title, a company, or a sentence about themselves. */
export function offerVerb({ offer: { field } }: Pair, verbs: Verbs): string {
  if (field === 'jobTitle') return verbs.title;
  if (field === 'company') return verbs.company;
  return field === 'bio' || field === 'professionalSummary' ? verbs.prose : verbs.service;
}

/** "Works as a “Plumber”", "offer “roof repairs”". */
export const offered = (pair: Pair, verbs: Verbs): string =>
  `${offerVerb(pair, verbs)} ${(pair.offer.field === 'jobTitle' ? quoteTitle : quote)(pair.offer.text)}`;

export const offering = (name: string, pair: Pair): string => `${name} ${offered(pair, they)}`;

function sharedSentence(viewer: MemberReading, other: MemberReading): string | null {
  const shared = (list: 'skills' | 'interests') =>
    [...other[list]].flatMap(([key, { text }]) => sharedText(text, viewer[list].get(key)?.text) ?? []);
  const skills = shared('skills');
  const interests = shared('interests');
  if (skills.length > 0) return `Shares ${counted(skills, 'skill')}`;
  return interests.length > 0 ? `Shares ${counted(interests, 'interest')}` : null;
}

/** Skills of one trade are worth points; shared is only what both name: the shorter of "hospitality management" and "hospitality". */
function sharedText(one: string, other: string | undefined): string | undefined {
  if (other === undefined) return undefined;
  const [shorter = one, longer = other] = [one, other].toSorted((a, b) => a.length - b.length);
  const words = stemsOf(longer);
  return stemsOf(shorter).every((stem) => words.includes(stem)) ? shorter : undefined;
}

const counted = (names: readonly string[], one: string): string =>
  `${names.length} ${one}${names.length === 1 ? '' : 's'}: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}`;
