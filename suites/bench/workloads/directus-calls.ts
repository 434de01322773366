import { DIRECTUS_NAME } from '../peers/directus.ts';
import type { Bench, Contender, Goal } from './workload.ts';

export type Item = Record<string, unknown>;
type Items = (path: string) => Promise<Item[]>;

/**
 * The same items from Directus by its REST interface, without its cache and with it; no contender when
 * the run has none. What one request does not tell is asked for the comparison of facts only.
 */
export function fromDirectus(
  { peers }: Bench,
  path: (turn: number) => string,
  facts: (items: Item[], ask: Items) => unknown,
): Contender[] {
  return peers.map(({ name, client, share }) => {
    const ask: Items = async (place) => {
      const { data } = JSON.parse((await client.send(place)).toString()) as { data: Item[] };
      return data;
    };
    return {
      name,
      share,
      run: (turn) => client.send(path(turn)),
      facts: async (turn) => facts(await ask(path(turn)), ask),
    };
  });
}

/** The address of items: fields, order and conditions such as `{ 'slug][_eq': 'a' }`. */
export function itemsPath(
  collection: string,
  { filter, ...rest }: { filter: Record<string, unknown> } & Record<string, unknown>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) query.set(name, String(value));
  for (const [condition, value] of Object.entries(filter)) query.set(`filter[${condition}]`, String(value));
  return `/items/${collection}?${query.toString()}`;
}

/** A goal that only a run with peers can judge. */
export const timesDirectus = (key: string, ratio: number): Goal => ({
  text: `${key} at least ${ratio} times Directus`,
  against: DIRECTUS_NAME,
  ratio,
  needsPeers: true,
});
