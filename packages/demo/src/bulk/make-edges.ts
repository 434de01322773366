import type { Random } from '../random.ts';
import type { Communities } from './communities.ts';

/** Each member sends this many requests to earlier ones, so the average is twice as many connections. */
const ASKS_EACH = 5;
const TRIES = 20;

/**
 * Indices of the earlier bulk members that the member at `place` is connected with. Because only the later of two
 * sends the request, no pair comes twice and no table of pairs is needed, however many members there are. Most
 * connections stay in the community, some lead to hubs, some anywhere.
 */
export function tiesOf(random: Random, communities: Communities, place: number): number[] {
  const ties = new Set<number>();
  const { peers, hubs } = communities.around(place);
  const wanted = Math.min(place, random.int(ASKS_EACH - 3, ASKS_EACH + 3));
  for (let tries = 0; ties.size < wanted && tries < TRIES; tries += 1) {
    const at = random.next();
    if (at < 0.72 && peers.length > 0) ties.add(random.pick(peers));
    else if (at < 0.88 && hubs.length > 0) ties.add(random.pick(hubs));
    else ties.add(random.int(0, place - 1));
  }
  ties.delete(place);
  return [...ties];
}
