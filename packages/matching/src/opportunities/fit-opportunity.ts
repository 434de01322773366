import { industryName as nameOf } from '@guildhall/locale/industry-name';
import { translated } from '@guildhall/locale/translated';
import { strongest } from '../reasons/strongest.ts';
import { quote, quoteNeed } from '../reasons/quote.ts';
import { reasonMessages } from '../reasons/reasons.messages.ts';
import { kindOf, sharedText } from '../reasons/sentences.ts';
import { thresholds } from '../reasons/thresholds.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import { packedReading } from '../scoring/packed/packed-reading.ts';
import { MOST_POINTS, PARTS, type Part, fitsOfNeeds, scorePair } from '../scoring/score.ts';
import { counterparts } from '../statements/roles.ts';
import type { Statement } from '../statements/statement.ts';
import { areDoneTogether } from '../trades/done-together.ts';
import { cosine } from '../vectors/unit-vectors.ts';
import type { OpportunityReading, Skill } from './read-opportunity.ts';
import { saysTheSame } from './says-the-same.ts';

/** The most points of each part; they sum to 100. Without skills the title has their points, too. */
const most = { skills: 40, title: 25, sought: 15, industry: 15, place: 5 } as const;
const reasonsMost = 3;

/** How well an opportunity fits a member, 0 to 100, with up to three reasons, most points first. */
export type OpportunityFit = { readonly score: number; readonly reasons: readonly string[] };
type FitPart = { readonly points: number; readonly text: string | null };

/**
 * How well an opportunity fits a member. Each reason is true by the rules of `matchMembers`: it quotes both sides
 * only where what is asked for and what is offered are the same thing. 0 where nothing true can be said of what is asked
 * for: the industry and the town alone are no fit. Pure, never throws.
 */
export function fitOpportunity(opportunity: OpportunityReading, member: MemberReading): OpportunityFit {
  const asked = [
    skillsPart(opportunity, member),
    titlePart(opportunity, member),
    soughtPart(opportunity, member),
  ].filter(({ points }) => points > 0);
  if (asked.every(({ text }) => text === null)) return { score: 0, reasons: [] };
  const others = [industryPart(opportunity, member), placePart(opportunity, member)];
  const fitting = [...asked, ...others.filter(({ points }) => points > 0)];
  const total = fitting.reduce((sum, { points }) => sum + points, 0);
  const reasons = fitting
    .toSorted((one, other) => other.points - one.points)
    .flatMap(({ text }) => (text === null ? [] : [text]))
    .slice(0, reasonsMost);
  return total < thresholds.none || reasons.length === 0
    ? { score: 0, reasons: [] }
    : { score: total, reasons };
}

const nothing: FitPart = { points: 0, text: null };

/**
 * The skills that are met. Figma is of the trade of UX design, and so is user research: what is written otherwise meets
 * one skill by half, and is quoted.
 */
function skillsPart({ skills }: OpportunityReading, member: MemberReading): FitPart {
  const isMet = (skill: Skill): boolean => isOffered(skill, member);
  const named = skills.filter(isMet).map(({ name }) => name);
  const used = new Set<string>();
  const quoted = skills
    .filter((skill) => !isMet(skill))
    .flatMap(({ name, keys }) => {
      const text = ofSameTrade(keys, member);
      if (text === undefined || used.has(text)) return [];
      used.add(text);
      return { name, text };
    });
  const points = Math.round((most.skills * (named.length + quoted.length / 2)) / skills.length);
  const [first] = quoted;
  const messages = translated(reasonMessages);
  if (named.length > 0) return { points, text: messages.opportunity.asksForYours(named.slice(0, 3)) };
  if (first === undefined) return nothing;
  const offer = messages.youOffer('service', quote(first.text));
  return { points, text: messages.both(messages.opportunity.asksFor(quote(first.name)), offer) };
}

/** Whether a member offers a skill by its own words. */
function isOffered({ name, keys, reading }: Skill, member: MemberReading): boolean {
  return (
    keys.some((key) => sharedText(name, member.skills.get(key)?.text) !== undefined) ||
    foundFor(reading, member)?.says === 'meets' ||
    reading.needs.some((need) => member.offers.some((offer) => saysTheSame(need, offer)))
  );
}

/** What a member lists, or offers in other words, of the trade of a skill. */
function ofSameTrade(keys: readonly string[], member: MemberReading): string | undefined {
  const entry = keys.map((key) => member.skills.get(key)?.text).find((text) => text !== undefined);
  const offer = member.offers.find(
    ({ field, trades }) =>
      field === 'servicesOffered' &&
      trades.some(({ trade, certainty }) => certainty === 1 && keys.includes(`g:${trade}`)),
  );
  return entry ?? offer?.text;
}

function titlePart({ title, skills }: OpportunityReading, member: MemberReading): FitPart {
  const points = matchPoints(title, member, 'theyOffer');
  const all = skills.length === 0 ? most.skills + most.title : most.title;
  const earned = Math.round((all * points) / MOST_POINTS.theyOffer);
  const text = points > 0 ? titleSentence(title, member) : null;
  const asked = [...title.needs, ...skills.flatMap(({ reading }) => reading.needs)];
  const kindred = text === null ? kindredOffer(asked, member) : undefined;
  return kindred === undefined
    ? { points: earned, text }
    : { points: Math.max(earned, thresholds.none), text: kindred };
}

/** What the member offers of a trade that the same people do. */
function kindredOffer(asked: readonly Statement[], member: MemberReading): string | undefined {
  for (const need of asked) {
    const offer = member.offers.find((each) => each.field !== 'lookingFor' && areDoneTogether(need, each));
    if (offer !== undefined) return translated(reasonMessages).youOffer(kindOf({ offer }), quote(offer.text));
  }
  return undefined;
}

function titleSentence(title: MemberReading, member: MemberReading): string | null {
  const found = foundFor(title, member);
  if (found === undefined) return null;
  const { pair, says } = found;
  const messages = translated(reasonMessages);
  const offer = messages.youOffer(kindOf(pair), quote(pair.offer.text));
  if (says === 'meets') return messages.both(messages.opportunity.asksFor(quoteNeed(pair.need.text)), offer);
  return says === 'mayMeet' ? messages.mayFitYou(offer) : offer;
}

/** The points that a part of the match score would have, were the title a member. */
function matchPoints(title: MemberReading, member: MemberReading, part: Part): number {
  const { points } = scorePair(packedReading(title), packedReading(member), { allocation: 0 });
  return points[PARTS.indexOf(part)] ?? 0;
}

const foundFor = (wanted: MemberReading, member: MemberReading) =>
  strongest(wanted, member, fitsOfNeeds(packedReading(wanted), packedReading(member)));

/** Whoever looks for a job is fitted by an employer's search for such an employee; for a partner, by a partner's. */
function soughtPart({ title }: OpportunityReading, member: MemberReading): FitPart {
  let best = { near: 0, text: '' };
  for (const { role, vector, text } of member.needs)
    for (const wanted of title.needs) {
      const near = cosine(vector, wanted.vector);
      const isCounterpart = role !== null && wanted.role !== null && counterparts[role] === wanted.role;
      if (isCounterpart && near >= thresholds.nearTold && near > best.near) best = { near, text };
    }
  if (best.near === 0) return nothing;
  return {
    points: Math.round(most.sought * best.near),
    text: translated(reasonMessages).youLookFor(quote(best.text)),
  };
}

function industryPart({ industries }: OpportunityReading, { industryName }: MemberReading): FitPart {
  const named = industries.get(industryName.toLowerCase());
  if (named === undefined) return nothing;
  return { points: most.industry, text: translated(reasonMessages).opportunity.industry(nameOf(named)) };
}

function placePart({ title }: OpportunityReading, member: MemberReading): FitPart {
  const isInTown = matchPoints(title, member, 'location') === MOST_POINTS.location;
  if (!isInTown) return nothing;
  return { points: most.place, text: translated(reasonMessages).alsoIn(title.place.cityLabel) };
}
