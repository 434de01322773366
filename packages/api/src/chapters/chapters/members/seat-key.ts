import { topicsOf } from '@guildhall/matching';
import { foldText } from '../../../ground/values/fold-text.ts';

const KEY_MAX = 120;

/**
 * What two descriptions of one trade have in common, such as "Plumber" and "plumbing": the first trade that they name,
 * else their words.
 */
export function seatKeyOf(seat: string): string {
  const key = topicsOf(seat)[0]?.term ?? foldText(seat);
  return (key || seat).slice(0, KEY_MAX);
}
