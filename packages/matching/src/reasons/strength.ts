import { thresholds } from './thresholds.ts';

/** How well a need is met, in a word; nothing for mutual connections, place or industry alone. */
export type Strength = 'strong' | 'good' | 'possible';

/** By how well the best met need is met: of ten with the word about seven, five and three are right. */
export function strengthOf(needFits: readonly number[]): Strength | null {
  const best = Math.max(0, ...needFits);
  if (best >= thresholds.strong) return 'strong';
  if (best >= thresholds.good) return 'good';
  return best >= thresholds.possible ? 'possible' : null;
}
