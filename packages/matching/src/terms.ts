import { conceptsOf, maxConcepts } from './concepts.ts';
import type { Concept } from './concepts.ts';
import { industriesNamed } from './industry.ts';
import { offeredConcepts, prepareProfile } from './prepare.ts';
import type { MatchProfile } from './profile.ts';

type Offer = Pick<MatchProfile, 'servicesOffered' | 'skills'>;

/** No call returns more terms than this. */
export const maxTerms = maxConcepts;

/** Trades first, then words, then families: who takes only the first few takes the telling ones. */
function termsOf(concepts: readonly Concept[]): readonly string[] {
  const byWeight = concepts.toSorted((one, other) => other.weight - one.weight);
  const terms = byWeight.map((concept) => concept.term);
  const families = new Set(concepts.flatMap(({ trade }) => (trade === null ? [] : [`f:${trade.family}`])));
  const kept = terms.slice(0, Math.max(maxTerms - families.size, maxTerms / 2));
  return [...kept, ...families].slice(0, maxTerms);
}

/**
 * The canonical terms of a text: at most 64 lower-case ASCII strings, each once,
 * the most telling first. "g:bookkeeping" is a trade of the data file,
 * "f:accounting" the family of one, "x:..." a hashed word of another script,
 * anything else a stem. The same text always gives the same terms; after a
 * change of the data files stored terms have to be computed again.
 */
export function extractTerms(text: string | null | undefined): readonly string[] {
  return termsOf(conceptsOf(text));
}

/**
 * Terms of what the member offers (servicesOffered and skills), for an index
 * column. Whoever has points in a member's first part shares at least one term
 * between that member's `seekTerms` and their own `offerTerms`, as long as
 * neither text names more than 32 things. Trades in a context ("for
 * restaurants") are left out, as they are not offered.
 */
export function offerTerms(profile: Offer): readonly string[] {
  return termsOf(offeredConcepts(profile).filter((concept) => !concept.context));
}

/** Terms of what the member looks for, to be overlapped with others' `offerTerms`; context is left out. */
export function seekTerms(profile: Pick<MatchProfile, 'lookingFor'>): readonly string[] {
  return termsOf(conceptsOf(profile.lookingFor).filter((concept) => !concept.context));
}

/** The industries the member's target audience names, as terms ("i:food"), to be compared with others' `industryTerm`. */
export function audienceTerms(profile: MatchProfile): readonly string[] {
  return industriesNamed(profile.targetAudience)
    .slice(0, maxTerms)
    .map((industry) => `i:${industry}`);
}

/**
 * The member's own industry as one term, "i:food" or "i:n:..." for one the data
 * file does not know; null when neither the industry, the job title nor the
 * company tells.
 */
export function industryTerm(profile: MatchProfile): string | null {
  const { industry } = prepareProfile(profile);
  return industry === null ? null : `i:${industry}`;
}
