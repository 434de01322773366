import { DIRECTUS_NAME } from '../peers/directus.ts';
import type { Bench, Variant, Goal } from './workload.ts';

export type Item = Record<string, unknown>;
type FetchItems = (path: string) => Promise<Item[]>;

/**
 * Variants that read the same items from the REST API of Directus, uncached and cached; none in a run
 * without peers. `fetchItems` gets what only the comparison needs, outside of what is timed.
 */
export function fromDirectus(
  { peers }: Bench,
  path: (iteration: number) => string,
  select: (items: Item[], fetchItems: FetchItems) => unknown,
): Variant[] {
  return peers.map(({ name, client, sampleFraction }) => {
    const fetchItems: FetchItems = async (url) => {
      const { data } = JSON.parse((await client.fetchBody(url)).toString()) as { data: Item[] };
      return data;
    };
    return {
      name,
      sampleFraction,
      run: (iteration) => client.fetchBody(path(iteration)),
      data: async (iteration) => select(await fetchItems(path(iteration)), fetchItems),
    };
  });
}

/** The path of items: fields, order and conditions such as `{ 'slug][_eq': 'a' }`. */
export function itemsPath(
  collection: string,
  { filter, ...rest }: { filter: Record<string, unknown> } & Record<string, unknown>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) query.set(name, String(value));
  for (const [condition, value] of Object.entries(filter)) query.set(`filter[${condition}]`, String(value));
  return `/items/${collection}?${query.toString()}`;
}

/** A goal that is checked in runs with peers only. */
export const timesDirectus = (ratio: number): Goal => ({
  against: DIRECTUS_NAME,
  ratio,
  needsPeers: true,
});
