import { industryName } from '@guildhall/locale/industry-name';
import { translated } from '@guildhall/locale/translated';
import type { NeedFits } from '../candidates/cover-needs.ts';
import { placeLabel } from '../location.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import type { Graph, Part } from '../scoring/score.ts';
import type { Statement } from '../statements/statement.ts';
import { audienceSentence } from './audience.ts';
import type { Pair } from './best-pair.ts';
import { quote, quoteNeed, quoteTitle } from './quote.ts';
import { type OfferKind, reasonMessages } from './reasons.messages.ts';
import { stemsOf } from '../text.ts';
import { counterpartSentence } from './counterpart.ts';
import { type Found, nearestPhrase, strongest, surelyOffered } from './strongest.ts';

/** What a sentence is made from: `viewerFits` says how well each of the viewer's first needs is met. */
export type Explained = {
  readonly viewer: MemberReading;
  readonly other: MemberReading;
  /** The other member's first name. */
  readonly name: string;
  readonly graph: Graph;
  readonly viewerFits: NeedFits;
  /** What the other looks for and the viewer offers. */
  readonly asked: Found | undefined;
  /** The viewer's need that the other answers for almost certain. */
  readonly sureNeed?: Statement | undefined;
};

/** The sentence of a part that has points; null where nothing true can be said of it. */
export const sentences: Readonly<Record<Part, (pair: Explained) => string | null>> = {
  theyOffer: ({ viewer, other, name, viewerFits, sureNeed }) => {
    const sought = counterpartSentence(viewer, other, viewerFits, name);
    if (sought !== null) return sought;
    const found = strongest(viewer, other, viewerFits);
    if (found === undefined) {
      const near = nearestPhrase(viewer, other, viewerFits) ?? (sureNeed && surelyOffered(sureNeed, other));
      return near === undefined ? null : offering(name, near);
    }
    const { pair, says } = found;
    const messages = translated(reasonMessages);
    if (says === 'meets')
      return messages.both(messages.youLookFor(quoteNeed(pair.need.text)), offering(name, pair));
    // What they say is all that can be said: whether it fits is for the reader to judge.
    return offering(name, pair);
  },
  iOffer: ({ name, asked }) => {
    if (asked === undefined) return null;
    const { pair, says } = asked;
    const messages = translated(reasonMessages);
    const wanted = messages.looksFor(name, quoteNeed(pair.need.text));
    return says === 'meets' ? messages.both(wanted, yourOffer(pair)) : wanted;
  },
  audience: ({ viewer, other, name }) => audienceSentence(viewer, other, name),
  mutual: ({ graph: { mutualConnections: count } }) =>
    count < 1 ? null : translated(reasonMessages).mutual(count),
  location: ({ viewer, other }) => {
    if (other.place.city !== null && other.place.city === viewer.place.city)
      return translated(reasonMessages).alsoIn(other.place.cityLabel);
    return other.place.region === null
      ? null
      : translated(reasonMessages).alsoIn(placeLabel(other.place.region));
  },
  skills: ({ viewer, other }) => sharedSentence(viewer, other),
  preferred: ({ viewer, other }) => {
    const preferred = viewer.preferred.find(({ kinds }) => kinds.some((kind) => other.kinds.includes(kind)));
    return preferred === undefined ? null : translated(reasonMessages).youPreferToMeet(quote(preferred.text));
  },
  industry: ({ other }) => translated(reasonMessages).sameIndustry(industryName(other.industryName)),
};

/** Nobody offers a title, a company, or a sentence about themselves. */
export function kindOf({ offer: { field } }: Pick<Pair, 'offer'>): OfferKind {
  if (field === 'jobTitle') return 'title';
  if (field === 'company') return 'company';
  return field === 'bio' || field === 'professionalSummary' ? 'prose' : 'service';
}

const quotedOffer = ({ offer: { field, text } }: Pair): string =>
  (field === 'jobTitle' ? quoteTitle : quote)(text);

/** "Sam works as a “Plumber”", "Sam offers “roof repairs”". */
export const offering = (name: string, pair: Pair): string =>
  translated(reasonMessages).offers(name, kindOf(pair), quotedOffer(pair));

/** The same of the reader. */
export const yourOffer = (pair: Pair): string =>
  translated(reasonMessages).youOffer(kindOf(pair), quotedOffer(pair));

function sharedSentence(viewer: MemberReading, other: MemberReading): string | null {
  const shared = (list: 'skills' | 'interests') =>
    [...other[list]].flatMap(([key, { text }]) => sharedText(text, viewer[list].get(key)?.text) ?? []);
  const skills = shared('skills');
  const interests = shared('interests');
  const messages = translated(reasonMessages);
  if (skills.length > 0) return messages.sharedSkills(skills.length, someOf(skills));
  return interests.length > 0 ? messages.sharedInterests(interests.length, someOf(interests)) : null;
}

/** Skills of one trade are worth points; shared is only what both name: the shorter of "hospitality management" and "hospitality". */
export function sharedText(one: string, other: string | undefined): string | undefined {
  if (other === undefined) return undefined;
  const [shorter = one, longer = other] = [one, other].toSorted((a, b) => a.length - b.length);
  const words = stemsOf(longer);
  return stemsOf(shorter).every((stem) => words.includes(stem)) ? shorter : undefined;
}

const someOf = (names: readonly string[]): string =>
  `${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}`;
