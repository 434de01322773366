import { cookieOf } from '../../shared/sessions.ts';
import type { Bench, Variant } from './workload.ts';

/** Consecutive iterations use members far apart, so that none profits from what another has cached. */
const STRIDE = 7_919;

export const memberAt = ({ dataset: { memberIds } }: Bench, iteration: number): number =>
  memberIds[(iteration * STRIDE) % memberIds.length] ?? 0;

/** The path of one query, batched as the web sends it. */
export const queryPath = (procedure: string, input: unknown = {}): string =>
  `/trpc/${procedure}?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`;

/** The path of a baseline with the values of its statement. */
export const baselinePath = (name: string, ...values: unknown[]): string =>
  `/${name}${values.length === 0 ? '' : '?'}${values.map((value) => encodeURIComponent(JSON.stringify(value))).join('&')}`;

type Result = { result: { data: unknown } };

/** The data of the first query of a batch. */
export async function resultOf(body: Promise<Buffer>): Promise<unknown> {
  const [first] = JSON.parse((await body).toString()) as Result[];
  return first?.result.data;
}

export const jsonOf = async (body: Promise<Buffer>): Promise<unknown> => JSON.parse((await body).toString());

/** Only these fields of each item, to compare responses that have others too. */
export function pick(items: unknown, fields: readonly string[]): unknown[] {
  if (!Array.isArray(items)) throw new Error('A list was expected.');
  return items.map((item: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [field, item[field]])),
  );
}

/** The `items` of a paginated response. */
export function itemsOf(page: unknown): unknown {
  if (typeof page !== 'object' || page === null || !('items' in page))
    throw new Error('A page was expected.');
  return page.items;
}

/** A variant that calls one query of the product, signed out or as another member each time. */
export function query(
  bench: Bench,
  name: string,
  procedure: string,
  {
    input = () => ({}),
    asMember = false,
    rows = 'members',
    select,
  }: {
    input?: (iteration: number) => unknown;
    asMember?: boolean;
    rows?: Variant['rows'];
    /** The part of the response that is compared. */
    select?: (data: unknown) => unknown;
  } = {},
): Variant {
  const run = (iteration: number) =>
    bench.product.fetchBody(
      queryPath(procedure, input(iteration)),
      asMember ? { cookie: cookieOf(memberAt(bench, iteration)) } : {},
    );
  return {
    name,
    rows,
    run,
    ...(select && { data: async (iteration) => select(await resultOf(run(iteration))) }),
  };
}

/** A variant that calls a baseline: one statement, or several joined by `+`. */
export function baseline(
  { baselines }: Bench,
  name: string,
  statement: string,
  {
    values = () => [],
    select,
  }: { values?: (iteration: number) => unknown[]; select?: (data: unknown) => unknown } = {},
): Variant {
  const run = (iteration: number) => baselines.fetchBody(baselinePath(statement, ...values(iteration)));
  return { name, run, ...(select && { data: async (iteration) => select(await jsonOf(run(iteration))) }) };
}
