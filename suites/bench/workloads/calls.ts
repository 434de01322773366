import { cookieOf } from '../../shared/sessions.ts';
import type { Bench, Contender } from './workload.ts';

/** Far apart in the list of members, so that nobody's answers help the next. */
const STRIDE = 7_919;

export const memberAt = ({ dataset: { memberIds } }: Bench, turn: number): number =>
  memberIds[(turn * STRIDE) % memberIds.length] ?? 0;

/** The path of one query as the web sends it: in a batch. */
export const queryPath = (procedure: string, input: unknown = {}): string =>
  `/trpc/${procedure}?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`;

/** The path of a limit with its values. */
export const limitPath = (name: string, ...values: unknown[]): string =>
  `/${name}${values.length === 0 ? '' : '?'}${values.map((value) => encodeURIComponent(JSON.stringify(value))).join('&')}`;

type Result = { result: { data: unknown } };

/** What one query of a batch answered. */
export async function resultOf(body: Promise<Buffer>): Promise<unknown> {
  const [first] = JSON.parse((await body).toString()) as Result[];
  return first?.result.data;
}

export const jsonOf = async (body: Promise<Buffer>): Promise<unknown> => JSON.parse((await body).toString());

/** Only the named fields of each item, for comparing answers that carry more. */
export function pick(items: unknown, fields: readonly string[]): unknown[] {
  if (!Array.isArray(items)) throw new Error('A list was expected.');
  return items.map((item: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [field, item[field]])),
  );
}

/** `items` of a page. */
export function itemsOf(page: unknown): unknown {
  if (typeof page !== 'object' || page === null || !('items' in page))
    throw new Error('A page was expected.');
  return page.items;
}

/** A query of the product, asked by nobody in particular or by one member after the other. */
export function query(
  bench: Bench,
  name: string,
  procedure: string,
  {
    input = () => ({}),
    asMember = false,
    rows = 'members',
    facts,
  }: {
    input?: (turn: number) => unknown;
    asMember?: boolean;
    rows?: Contender['rows'];
    facts?: (data: unknown) => unknown;
  } = {},
): Contender {
  const ask = (turn: number) =>
    bench.product.send(
      queryPath(procedure, input(turn)),
      asMember ? { cookie: cookieOf(memberAt(bench, turn)) } : {},
    );
  return { name, rows, run: ask, ...(facts && { facts: async (turn) => facts(await resultOf(ask(turn))) }) };
}

/** A limit: one statement, or several in turn, and nothing else. */
export function limit(
  { limits }: Bench,
  name: string,
  statement: string,
  {
    values = () => [],
    facts,
  }: { values?: (turn: number) => unknown[]; facts?: (data: unknown) => unknown } = {},
): Contender {
  const ask = (turn: number) => limits.send(limitPath(statement, ...values(turn)));
  return { name, run: ask, ...(facts && { facts: async (turn) => facts(await jsonOf(ask(turn))) }) };
}
