import type { Concept } from './concepts.ts';
import { familyLabel } from './lexicon.ts';

/** What a member seeks, ready to be compared; `need` is the weight that counts as fully answered. */
export type Seek = {
  readonly heads: readonly Concept[];
  readonly context: readonly Concept[];
  readonly need: number;
};

type Offered = {
  readonly terms: ReadonlyMap<string, Concept>;
  readonly families: ReadonlyMap<string, Concept>;
};

/** What a member offers: things named (`heads`), and those with the context they are offered in (`all`). */
export type Offer = { readonly heads: Offered; readonly all: Offered };

/** How well one concept meets another; see `overlap`. */
export const strength = {
  exact: 1,
  partOfGeneral: 0.6,
  generalForPart: 0.4,
  sibling: 0.2,
  nearContext: 0.5,
} as const;
const contextShare = 0.5;

/** Splits concepts into what is sought and its context, and fixes how much weight answers it fully. */
export function prepareSeek(concepts: readonly Concept[]): Seek {
  const heads = concepts.filter((concept) => !concept.context);
  const context = concepts.filter((concept) => concept.context);
  return { heads, context, need: needOf(weightOf(heads), weightOf(context)) };
}

/** How much weight answers a need fully. */
export function needOf(headsWeight: number, contextWeight: number): number {
  const total = headsWeight + contextShare * contextWeight;
  // Two full needs answered are enough; a long wish list asks a little more, so that essays do not match everybody.
  return total <= 2 ? Math.max(1, total) : 2 + 0.15 * (total - 2);
}

function weightOf(concepts: readonly Concept[]): number {
  return concepts.reduce((sum, concept) => sum + concept.weight, 0);
}

function offered(concepts: readonly Concept[]): Offered {
  const terms = new Map<string, Concept>();
  const families = new Map<string, Concept>();
  for (const concept of concepts) {
    terms.set(concept.term, concept);
    if (concept.trade === null) continue;
    const earlier = families.get(concept.trade.family);
    if (earlier === undefined || (concept.trade.general && earlier.trade?.general !== true)) {
      families.set(concept.trade.family, concept);
    }
  }
  return { terms, families };
}

/** Indexes concepts by term and by trade family. */
export function prepareOffer(concepts: readonly Concept[]): Offer {
  return { heads: offered(concepts.filter((concept) => !concept.context)), all: offered(concepts) };
}

function headStrength(sought: Concept, heads: Offered): number {
  if (heads.terms.has(sought.term)) return strength.exact;
  if (sought.trade === null) return 0;
  const near = heads.families.get(sought.trade.family);
  if (near === undefined) return 0;
  if (sought.trade.general) return strength.partOfGeneral;
  return near.trade?.general === true ? strength.generalForPart : strength.sibling;
}

function contextStrength(sought: Concept, all: Offered): number {
  if (all.terms.has(sought.term)) return strength.exact;
  return sought.trade !== null && all.families.has(sought.trade.family) ? strength.nearContext : 0;
}

/**
 * How well an offer answers a need: a number of 0 to 1, the same for the same
 * texts always, and never less when the offer names more.
 *
 *     hit   = sum over things sought of weight * strength
 *             + (something sought was hit ? half the same sum over context : 0)
 *     need  = clamp(total weight sought, 1, 2), plus 15 % of what exceeds 2
 *     value = 1 - (1 - min(1, hit / need))^2
 *
 * Weights: a trade 1, a family's general trade ("marketing") 0.7, another word
 * 0.5, a loose word ("digital") 0.25, words that every business uses 0.
 * Strengths: the same trade or word 1; a general need met by one of its trades
 * 0.6; a trade met by the general one 0.4; by a sibling 0.2, once a family, so
 * that ten trades of one family are not ten hits. Context ("for my bakery") is
 * no need of its own: it only lifts an offer that hits, 1 for the same, 0.5 for
 * a sibling. What an offer names as context ("for restaurants") is not offered.
 */
function overlap(seek: Seek, offer: Offer): number {
  if (seek.heads.length === 0 || offer.heads.terms.size === 0) return 0;
  let hit = 0;
  let siblings: string[] | undefined;
  for (const sought of seek.heads) {
    const met = headStrength(sought, offer.heads);
    if (met === 0) continue;
    if (met === strength.sibling && sought.trade !== null) {
      if (siblings?.includes(sought.trade.family) === true) continue;
      (siblings ??= []).push(sought.trade.family);
    }
    hit += met * sought.weight;
  }
  if (hit === 0) return 0;
  for (const sought of seek.context) hit += contextShare * contextStrength(sought, offer.all) * sought.weight;
  return shareOf(hit, seek.need);
}

function shareOf(hit: number, need: number): number {
  const missed = 1 - Math.min(1, hit / need);
  return 1 - missed * missed;
}

/** The points of a hit that the caller added up. */
export function overlapPointsOf(hit: number, need: number, max: number): number {
  return Math.max(1, Math.round(shareOf(hit, need) * max));
}

/** The overlap in whole points of `max`; above 0 whenever something was hit. */
export function overlapPoints(seek: Seek, offer: Offer, max: number): number {
  const value = overlap(seek, offer);
  return value === 0 ? 0 : Math.max(1, Math.round(value * max));
}

function wordsFor(sought: Concept, heads: Offered): string | undefined {
  const same = heads.terms.get(sought.term);
  if (same !== undefined) {
    // Two products of one trade (two social networks) are not the same thing; the trade they share is true of both.
    return same.proper && same.stems !== sought.stems && same.trade !== null ? same.trade.name : same.words;
  }
  if (sought.trade === null) return undefined;
  const near = heads.families.get(sought.trade.family);
  if (near === undefined) return undefined;
  return sought.trade.general || near.trade?.general === true ? near.words : familyLabel(sought.trade.family);
}

function singular(words: string): string {
  if (/[^aeiou]ies$/.test(words)) return `${words.slice(0, -3)}y`;
  return /[^siu]s$/.test(words) ? words.slice(0, -1) : words;
}

/**
 * Up to three terms that explain an overlap, in the offering member's own words,
 * strongest first; shared context reads "restaurant experience". A sibling trade
 * is named by its family, as the offer is near the need and not the need itself.
 */
export function overlapWords(seek: Seek, offer: Offer): readonly string[] {
  const hits = seek.heads
    .map((sought) => ({ sought, worth: headStrength(sought, offer.heads) * sought.weight }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth);
  if (hits.length === 0) return [];
  const near = (sought: Concept): boolean => headStrength(sought, offer.heads) === strength.sibling;
  // Beside a true hit a sibling would only blur the sentence.
  const telling = hits.every(({ sought }) => near(sought))
    ? hits
    : hits.filter(({ sought }) => !near(sought));
  const words = telling.map(({ sought }) => wordsFor(sought, offer.heads));
  const context = seek.context
    .filter((sought) => contextStrength(sought, offer.all) > 0)
    .map((sought) => offer.all.terms.get(sought.term) ?? offer.all.families.get(sought.trade?.family ?? ''))
    .map((known) => known && `${singular(known.words)} experience`);
  const unique = new Map<string, string>();
  for (const each of [...words, ...context]) if (each !== undefined) unique.set(each.toLowerCase(), each);
  return [...unique.values()].slice(0, 3);
}
