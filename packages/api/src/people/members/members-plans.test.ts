import { inLocale } from '@guildhall/locale/current-locale';
import { makeMember, testDatabase } from '@guildhall/db/testing';
import { type DB, type Expression, sql } from '@guildhall/db';
import type { Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../ground/core/context.ts';
import { BITMAP_SCANS, withPlannerSettings } from '../../ground/core/planner-settings.ts';
import { facetCounts, countMemberFacets } from './member-facets.queries.ts';
import { listMemberTowns, memberLocations } from './member-towns.queries.ts';
import { countSettings, isNarrow } from './members-filter.ts';
import { listMembers, lookedUpPage, scannedPage } from './members.queries.ts';
import { ListMembersInput } from './members.schema.ts';

/** Large enough that a sequential scan would be the wrong plan. The full intensity is `MEMBERS_SIZE=100000`. */
const SIZE = Number(process.env['MEMBERS_SIZE'] ?? 20_000);
const AT_ONCE = 2_500;
const database = testDatabase();
let viewer: Viewer;

beforeAll(async () => {
  const db = database();
  viewer = { id: (await makeMember(db)).id, role: 'user', sessionKey: null, authAt: new Date() };
  for (let from = 1; from <= SIZE; from += AT_ONCE)
    await sql`
      insert into users (email, username, password, first_name, last_name, industry, location, location_key,
        offered_trades, seek_terms, job_title, is_active, suggestable)
      select 'bulk-' || n || '@mail.test', 'bulk-' || n, 'x', 'First ' || n % 900,
        chr(97 + n % 26) || chr(97 + n / 26 % 26) || 'name' || n % 700,
        (array['Food', 'Finance', 'Building', 'Health'])[1 + n % 4] || case when n % 50 = 0 then ' rare' else '' end,
        'City ' || n % 300 || ', Portugal', 'city ' || n % 300,
        array[(array['bakery', 'plumbing', 'web-design', 'roofing'])[1 + n % 4], 'trade-' || n % 500],
        array['g:trade-' || n % 300], 'Engineer ' || n % 2000, n % 40 <> 0, n % 50 <> 1
      from generate_series(${from}::int, ${from + AT_ONCE - 1}::int) as n
    `.execute(db);
  await sql`vacuum analyze users`.execute(db);
}, 3_600_000);

const SEARCHES = [undefined, 'engineer', 'e', 'engineer 1717', 'nobody has this'];
const FILTERS = [
  {},
  { industry: 'food' },
  { industry: 'food rare', place: 'city 100' },
  { offers: 'trade-7' },
  { offers: 'bakery', seeks: 'trade-7' },
  { place: 'nowhere' },
];
const combinations = SEARCHES.flatMap((search) =>
  FILTERS.flatMap((filter) =>
    [undefined, 'm', 'other'].map((letter) => ListMembersInput.parse({ search, letter, ...filter })),
  ),
);
const wordsOf = (search: string | undefined) => search?.split(' ') ?? [];

async function planOf(db: Kysely<DB>, query: Expression<unknown>, options = sql``): Promise<string> {
  const { rows } = await sql<{ queryPlan: string }>`explain ${options} ${query}`.execute(db);
  return rows.map((row) => Object.values(row).join('')).join('\n');
}

const readsAll = (plan: string) => /Seq Scan on users\b/.test(plan);
const named = (input: object, plan: string) => `${JSON.stringify(input)}\n${plan}`;

/** The plans of a count that read every row, under any combination. */
async function countsThatReadAll(
  count: (input: ListMembersInput, words: string[]) => Expression<unknown>,
): Promise<string[]> {
  const found: string[] = [];
  for (const input of combinations) {
    const words = wordsOf(input.search);
    const plan = await withPlannerSettings(database(), countSettings(input, words), (trx) =>
      planOf(trx, sql`${count(input, words)}`),
    );
    if (readsAll(plan)) found.push(named(input, plan));
  }
  return found;
}

describe(`a directory of ${SIZE} members`, { timeout: 600_000 }, () => {
  it('is listed through indexes under every combination of search, filters and initial, from any position', async () => {
    const db = database();
    const found: string[] = [];
    for (const { limit, cursor: _cursor, ...filter } of combinations) {
      const words = wordsOf(filter.search);
      const isFiltered = isNarrow(filter, words);
      for (const after of [undefined, { name: 'mbname3 first 12', id: 7 }]) {
        const wanted = { filter, words, after, limit };
        const plans = [
          await planOf(db, scannedPage(db, viewer, { ...wanted, isFiltered })),
          ...(isFiltered
            ? [
                await withPlannerSettings(db, BITMAP_SCANS, (trx) =>
                  planOf(trx, lookedUpPage(trx, viewer, wanted)),
                ),
              ]
            : []),
        ];
        found.push(...plans.filter(readsAll).map((plan) => named({ ...filter, after }, plan)));
      }
    }
    expect(combinations).toHaveLength(90);
    expect(found).toEqual([]);
  });

  it('is searched by stems of a language through indexes', async () => {
    const db = database();
    const filter = { search: 'Bäckereien Düsseldorf' };
    const words = wordsOf(filter.search);
    const plan = await inLocale('de', () =>
      withPlannerSettings(db, BITMAP_SCANS, (trx) =>
        planOf(trx, lookedUpPage(trx, viewer, { filter, words, after: undefined, limit: 20 })),
      ),
    );
    expect(plan).toContain('users_document');
  });

  it('is scanned in its order only up to a bound, whether anyone matches or not', async () => {
    const db = database();
    for (const place of ['city 7', 'nowhere']) {
      const filter = { place };
      const wanted = { filter, words: [], after: undefined, limit: 20, isFiltered: true };
      const plan = await planOf(db, scannedPage(db, viewer, wanted), sql`(analyze)`);
      const scanned = /Index Scan using users_directory on users.*actual.* rows=([\d.]+)/.exec(plan)?.[1];
      expect(Number(scanned)).toBeGreaterThan(0);
      expect(Number(scanned)).toBeLessThanOrEqual(1_000);
    }
  });

  it('is counted for the filters through indexes', async () => {
    expect(await countsThatReadAll((input, words) => facetCounts(viewer, input, words))).toEqual([]);
  });

  it('is counted for the map through indexes, up to a bound', async () => {
    expect(await countsThatReadAll((input, words) => memberLocations(viewer, input, words))).toEqual([]);
    const all = await listMemberTowns(database(), viewer, {});
    expect(all).toMatchObject({ isLowerBound: true });
    const placed = all.towns.reduce((sum, { count }) => sum + count, 0);
    expect(placed + all.elsewhere + all.unstated).toBe(10_000);
  });

  it('marks counts as lower bounds where more match than are counted, and still knows every initial', async () => {
    const db = database();
    const all = await countMemberFacets(db, viewer, {});
    expect(all).toMatchObject({ total: 3_000, isLowerBound: true });
    expect(all.letters).toHaveLength(26);
    const some = await countMemberFacets(db, viewer, { offers: 'trade-7' });
    expect(some.isLowerBound).toBe(false);
    expect(some.total).toBeGreaterThan(SIZE / 1_000);
  });

  it('lists a common filter and a rare one', async () => {
    const db = database();
    const page = (filter: object) => listMembers(db, viewer, ListMembersInput.parse({ ...filter, limit: 5 }));
    expect((await page({ industry: 'food' })).items).toHaveLength(5);
    const rare = await page({ offers: 'trade-7', letter: 'h' });
    expect(rare.items.length).toBeGreaterThan(0);
    expect(rare.items.every(({ lastName }) => lastName.startsWith('h'))).toBe(true);
  });

  it('fails such a test without an index: an unindexed filter reads every row', async () => {
    const db = database();
    const plan = await planOf(db, db.selectFrom('users').select('id').where('company', '=', 'None'));
    expect(readsAll(plan)).toBe(true);
  });
});
