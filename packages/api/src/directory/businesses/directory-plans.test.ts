import { makeMember, testDatabase } from '@guildhall/db/testing';
import { type DB, type Database, type Expression, sql } from '@guildhall/db';
import { inLocale } from '@guildhall/locale/current-locale';
import { isPublicBusiness } from '../../ground/core/visibility.ts';
import type { Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { DirectoryFilter, ListBusinessesInput } from './businesses.schema.ts';
import { type DirectoryPlace, type SearchMode, decodePlace } from './directory-cursor.ts';
import {
  anyWithWords,
  chosen,
  filterKey,
  hasWords,
  withSearchSettings,
  withoutSequentialScans,
} from './directory-search.queries.ts';
import { directoryPage, listBusinesses, walkedPage } from './directory.queries.ts';
import { nearestPage } from './nearest.queries.ts';
import { businessLocations, listBusinessTowns, withTownSettings } from './business-towns.queries.ts';
import { facetCounts } from './facet-counts.queries.ts';
import { countFacets } from './facets.queries.ts';

/** Large enough that a sequential scan would be the wrong plan. The full intensity is `DIRECTORY_SIZE=100000`. */
const SIZE = Number(process.env['DIRECTORY_SIZE'] ?? 20_000);
const AT_ONCE = 2_000;
const database = testDatabase();

beforeAll(async () => {
  const db = database();
  const { id } = await makeMember(db);
  for (let from = 1; from <= SIZE; from += AT_ONCE)
    await sql`
    insert into businesses (name, slug, description, industry, category, owner_id, is_active, is_featured,
      is_verified, rating_average, review_count, city, services, place_key)
    select
      (array['Corner Bakery', 'Casa Lisboa', 'Green Dental', 'Blue Software', 'Iron Works', 'Sunny Homes'])[1 + n % 6] || ' ' || n,
      'generated-' || n, 'We serve the people of district ' || n % 400,
      (array['Technology', 'Healthcare', 'Finance', 'Marketing', 'Retail', 'Other'])[1 + (n * 7) % 6],
      (array['Software Development', 'Healthcare Services', 'Consulting', 'Education', 'Other'])[1 + (n * 3) % 5],
      ${id}, n % 40 <> 0, n % 50 = 0, n % 5 = 0, (n % 51) / 10.0, n % 300, 'City ' || n % 300,
      array['service ' || n % 1000, 'repair'], case when n % 1000 = 0 then 'bonn' else 'austin' end
    from generate_series(${from}::int, ${from + AT_ONCE - 1}::int) as n
  `.execute(db);
  await sql`analyze businesses`.execute(db);
}, 600_000);

const SEARCHES = [
  undefined,
  'bakery',
  'b',
  'repair',
  'city 7',
  'nobody has this',
  'bakrey',
  'district 3 service',
];
const CATEGORIES = [undefined, 'Healthcare', 'Food & Beverage'];
const INDUSTRIES = [undefined, 'Software Development', 'Retail'];
const TABS = ['all', 'featured', 'verified'] as const;

const combinations = SEARCHES.flatMap((search) =>
  CATEGORIES.flatMap((category) =>
    INDUSTRIES.flatMap((industry) =>
      TABS.map((tab) => ListBusinessesInput.parse({ search, category, industry, tab })),
    ),
  ),
);

const NEARBY = ['Bonn', 'Austin, TX'].flatMap((near) =>
  [undefined, 'bakery'].map((search) => ListBusinessesInput.parse({ near, search, openNow: true })),
);

async function planOf(db: Kysely<DB>, query: Expression<unknown>, options = sql``): Promise<string> {
  const { rows } = await sql<{ queryPlan: string }>`explain ${options} ${query}`.execute(db);
  return rows.map((row) => Object.values(row).join('')).join('\n');
}

/** A page of a search is queried under the search settings; one without a search scans the index. */
const planOfPage = (
  db: Database,
  input: ListBusinessesInput,
  mode: SearchMode,
  after: DirectoryPlace | undefined,
) => {
  const read = (on: Kysely<DB>) => planOf(on, directoryPage(on, input, mode, after));
  return input.search === undefined && input.near === undefined ? read(db) : withSearchSettings(db, read);
};

/** The expected count, from reading every row. */
async function countAll(db: Kysely<DB>, filter: DirectoryFilter): Promise<number> {
  const { count } = await db
    .selectFrom('businesses')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isPublicBusiness)
    .where(chosen(filter.tab, filterKey(filter)))
    .where(hasWords(filter.search))
    .executeTakeFirstOrThrow();
  return count;
}

const readsAll = (plan: string) => /Seq Scan on businesses\b/.test(plan);
const named = (input: object, plan: string) => `${JSON.stringify(input)}\n${plan}`;

describe(`a directory of ${SIZE} businesses`, { timeout: 600_000 }, () => {
  it('is listed through indexes under every combination of search, filters and tab', async () => {
    const db = database();
    const found: string[] = [];
    for (const input of combinations) {
      const plan = await planOfPage(db, input, 'words', undefined);
      if (readsAll(plan)) found.push(named(input, plan));
    }
    expect(combinations).toHaveLength(216);
    expect(found).toEqual([]);
  });

  it('is searched for a rare town and for the town of most through indexes', async () => {
    const db = database();
    for (const near of ['Bonn', 'Austin, TX', 'Oslo'])
      for (const search of [undefined, 'bakery']) {
        const input = ListBusinessesInput.parse({ near, search });
        expect(readsAll(await planOfPage(db, input, 'words', undefined))).toBe(false);
        expect(readsAll(await planOf(db, walkedPage(db, input, undefined)))).toBe(false);
      }
    expect(await planOfPage(db, ListBusinessesInput.parse({ near: 'Bonn' }), 'words', undefined)).toContain(
      'businesses_place',
    );
  });

  it('is searched by stems of a language through the index of its words', async () => {
    const db = database();
    for (const search of ['Bäckereien', 'services repairs', 'nobody has this', 'b'])
      for (const category of [undefined, 'Healthcare'])
        await inLocale('de', async () => {
          const input = ListBusinessesInput.parse({ search, category });
          const plan = await planOfPage(db, input, 'words', undefined);
          expect(plan).toContain('businesses_filter');
          expect(readsAll(plan)).toBe(false);
          expect(
            readsAll(await withSearchSettings(db, (trx) => planOf(trx, anyWithWords(trx, search)))),
          ).toBe(false);
        });
  });

  it('is paged through by index from any position', async () => {
    const db = database();
    const found: string[] = [];
    for (const input of combinations) {
      const { nextCursor } = await listBusinesses(db, input);
      if (nextCursor === null) continue;
      const after = decodePlace(nextCursor);
      const plans = [
        await planOfPage(db, input, after.mode, after),
        await planOf(db, walkedPage(db, input, after)),
      ];
      found.push(...plans.filter(readsAll).map((plan) => named(input, plan)));
    }
    expect(found).toEqual([]);
  });

  it('is listed by what is newest, by name and by distance through the index of each order', async () => {
    const db = database();
    const after = { mode: 'words' as const, place: -1, name: 'Corner Bakery 6', id: 9_000, nearness: 1 };
    for (const at of [undefined, after]) {
      for (const [sort, index] of [
        ['newest', 'businesses_pkey'],
        ['name', 'businesses_name'],
      ] as const) {
        const input = ListBusinessesInput.parse({ sort });
        const plan = await planOf(db, directoryPage(db, input, 'words', at));
        // Read in order up to a page, so that only its cards are sorted.
        expect(plan).toMatch(new RegExp(`Limit.*\\n *-> +Index Scan.* using ${index} on businesses`));
        expect(readsAll(plan)).toBe(false);
      }
      const near = ListBusinessesInput.parse({ sort: 'nearest', near: 'Austin, TX' });
      const plan = await planOf(db, nearestPage(db, near, at));
      expect(plan).toContain('Index Scan using businesses_place');
      expect(readsAll(plan)).toBe(false);
    }
  });

  it('is scanned for words only up to a bound, whether any row has them or none', async () => {
    const db = database();
    for (const search of ['bakery', 'nobody has this']) {
      const input = ListBusinessesInput.parse({ search });
      const plan = await planOf(db, walkedPage(db, input, undefined), sql`(analyze)`);
      const walked = /Index Scan using businesses_list on businesses.*actual.* rows=([\d.]+)/.exec(plan)?.[1];
      expect(Number(walked)).toBeGreaterThan(0);
      expect(Number(walked)).toBeLessThanOrEqual(1_000);
    }
  });

  it('is searched for similar names, and checked for the words, through indexes', async () => {
    const db = database();
    const found: string[] = [];
    for (const input of combinations) {
      const { search } = input;
      if (search === undefined) continue;
      const plans = await withSearchSettings(db, async (trx) => [
        await planOf(trx, directoryPage(trx, input, 'similar', undefined)),
        await planOf(trx, anyWithWords(trx, search)),
      ]);
      found.push(...plans.filter(readsAll).map((plan) => named(input, plan)));
    }
    expect(found).toEqual([]);
  });

  it('is counted for the facets through indexes', async () => {
    const db = database();
    const found: string[] = [];
    for (const input of combinations) {
      for (const mode of ['words', 'similar'] as const) {
        const settings = input.search === undefined ? withoutSequentialScans : withSearchSettings;
        const plan = await settings(db, (trx) => planOf(trx, facetCounts(trx, input, mode)));
        if (readsAll(plan)) found.push(named(input, plan));
      }
    }
    expect(found).toEqual([]);
  });

  it('is counted for the map through indexes, up to a bound', async () => {
    const db = database();
    const found: string[] = [];
    for (const input of [...combinations, ...NEARBY])
      for (const mode of ['words', 'similar'] as const) {
        const plan = await withTownSettings(db, input, (trx) =>
          planOf(trx, businessLocations(trx, input, mode)),
        );
        if (readsAll(plan)) found.push(named(input, plan));
      }
    expect(found).toEqual([]);
    const all = await listBusinessTowns(db, ListBusinessesInput.parse({}));
    expect(all).toMatchObject({ isLowerBound: true });
    const placed = all.towns.reduce((sum, { count }) => sum + count, 0);
    expect(placed + all.elsewhere + all.unstated).toBe(10_000);
  });

  it('is counted exactly up to the cap; counts that are too broad are marked as lower bounds', async () => {
    const db = database();
    for (const wish of [
      {},
      { tab: 'featured' as const },
      { category: 'Healthcare', tab: 'verified' as const },
      { search: 'city 7', industry: 'Consulting' },
      { search: 'repair', category: 'Retail' },
    ]) {
      const filter = DirectoryFilter.parse(wish);
      const { cap, tabs, categories, atLeast } = await countFacets(db, filter);
      const found = [
        {
          kind: 'tab' as const,
          count: tabs.verified,
          all: await countAll(db, { ...filter, tab: 'verified' }),
        },
        ...(await Promise.all(
          categories.map(async ({ name, count }) => ({
            kind: 'category' as const,
            count,
            all: await countAll(db, { ...filter, category: name }),
          })),
        )),
      ];
      for (const { kind, count, all } of found) {
        const most = Math.min(cap, all);
        const least = atLeast.includes(kind) ? 0 : most;
        expect(least <= count && count <= most, `${JSON.stringify(wish)}: ${count} of ${all}`).toBe(true);
      }
      expect(atLeast.includes('category')).toBe(filter.search === 'repair');
    }
  });

  it('fails such a test without an index: an unindexed filter reads every row', async () => {
    const db = database();
    const everyone = db.selectFrom('businesses').select('id').where('city', '=', 'City 1');
    expect(readsAll(await planOf(db, everyone))).toBe(true);
  });
});
