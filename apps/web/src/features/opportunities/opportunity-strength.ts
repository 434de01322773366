import type { Opportunity } from './opportunity-cache.ts';

/** Points from which a fit is called so; most of what is asked for is offered, or a good part of it. */
const STRONG = 55;
const GOOD = 30;
/** The same city alone is no fit. */
const LEAST = 10;

/** How well an opportunity fits, in a word; null where nothing says that it does. */
export function strengthOf({
  fitScore,
}: Pick<Opportunity, 'fitScore'>): 'strong' | 'good' | 'possible' | null {
  if (fitScore < LEAST) return null;
  if (fitScore >= STRONG) return 'strong';
  return fitScore >= GOOD ? 'good' : 'possible';
}
