import { sql } from '@guildhall/db';
import { testDatabase } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { appRouter } from '../../app.router.ts';

const database = testDatabase();

/** The table that stores what the mutations of a router write, and columns that are not named as the field is. */
const STORED: Record<string, { table: string; columns?: Record<string, string> }> = {
  profile: { table: 'users' },
  'admin.users': { table: 'users' },
  registration: { table: 'users' },
  feed: { table: 'posts' },
  'feed.comments': { table: 'post_comments' },
  articles: { table: 'articles' },
  'articles.comments': { table: 'post_comments' },
  'admin.pages': { table: 'pages' },
  'admin.banners': { table: 'banners' },
  'admin.industries': { table: 'industries' },
  'admin.providers': { table: 'oidc_providers' },
  businesses: { table: 'businesses' },
  'businesses.admin': { table: 'businesses' },
  'businesses.reviews': { table: 'business_reviews', columns: { comment: 'content' } },
  'businesses.team': { table: 'business_employees' },
  messages: { table: 'messages' },
  opportunities: { table: 'opportunities' },
  orders: { table: 'service_orders' },
  'admin.services': { table: 'services' },
  referrals: { table: 'referrals' },
  connections: { table: 'connections' },
  events: { table: 'events' },
  chapters: { table: 'chapters' },
};

type Schema = { maxLength?: number; properties?: Record<string, Schema>; anyOf?: Schema[]; allOf?: Schema[] };

const shortest = ({ maxLength, anyOf = [], allOf = [] }: Schema): number | undefined =>
  [maxLength, ...[...anyOf, ...allOf].map(shortest)]
    .filter((length) => length !== undefined)
    .toSorted((one, other) => one - other)[0];

const propertiesOf = ({ properties = {}, anyOf = [], allOf = [] }: Schema): [string, Schema][] => [
  ...Object.entries(properties),
  ...[...anyOf, ...allOf].flatMap(propertiesOf),
];

/** The fields of an input. What is piped has to satisfy both of its ends, so the shorter one of both is its limit. */
function fieldsOf(input: z.ZodType): [string, Schema][] {
  const [taken, parsed] = (['input', 'output'] as const).map((io) =>
    propertiesOf(z.toJSONSchema(input, { io, unrepresentable: 'any' }) as Schema),
  );
  const fields = Map.groupBy([...(taken ?? []), ...(parsed ?? [])], ([name]) => name);
  return [...fields].map(([name, ends]) => [name, { allOf: ends.map(([, schema]) => schema) }]);
}

/** How long a text may be that a mutation takes, by column. */
function inputLimits(): Map<string, number> {
  const limits = new Map<string, number>();
  for (const [path, procedure] of Object.entries(appRouter._def.procedures)) {
    const { type, inputs } = Reflect.get(procedure, '_def') as { type: string; inputs: z.ZodType[] };
    const stored = STORED[path.split('.').slice(0, -1).join('.')];
    if (type !== 'mutation' || !stored) continue;
    for (const [name, property] of inputs.flatMap(fieldsOf)) {
      const limit = shortest(property);
      const column =
        stored.columns?.[name] ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const key = `${stored.table}.${column}`;
      if (limit !== undefined) limits.set(key, Math.max(limit, limits.get(key) ?? 0));
    }
  }
  return limits;
}

/** How long a text may be that a column takes. */
async function columnLimits(): Promise<Map<string, number>> {
  const { rows } = await sql<{ column: string; most: number }>`
    select conrelid::regclass || '.' || found[1] as column, min(found[2]::int)::int as most
    from pg_constraint, regexp_matches(pg_get_constraintdef(oid), 'char_length[(](\\w+)[)] <= (\\d+)', 'g') as found
    where contype = 'c' and connamespace = 'app'::regnamespace
    group by 1`.execute(database());
  return new Map(rows.map(({ column, most }) => [column, most]));
}

it('whatever may be typed into a field may be stored in its column', async () => {
  const columns = await columnLimits();
  const compared = [...inputLimits()].filter(([column]) => columns.has(column));
  expect(compared.length).toBeGreaterThan(60);
  expect(compared.filter(([column, typed]) => typed > (columns.get(column) ?? 0))).toEqual([]);
});
