import type { Updateable } from 'kysely';
import type { Business } from '@guildhall/db';
import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { array, assert, asyncProperty, nat, record } from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { type TestApi, testApi } from '../../../testing/index.ts';
import type { z } from 'zod';
import type { Viewer } from '../../ground/core/context.ts';
import type { ListBusinessesInput } from './businesses.schema.ts';
import { sharedBusinesses } from './directory.queries.ts';
import { sharedFacets } from './facets.queries.ts';

vi.setConfig({ testTimeout: 120_000 });

const api = testApi();
const BUSINESSES = 6;
const hooks = { admit: async () => {}, onRetry: () => {} };
const FILTERS: z.input<typeof ListBusinessesInput>[] = [
  {},
  { industry: 'Retail' },
  { search: 'rye' },
  { tab: 'featured' },
  { near: 'Austin, TX' },
  { near: 'Austin, TX', sort: 'nearest' },
  { sort: 'newest' },
];

let test: TestApi;
let ids: number[] = [];
let viewers: Viewer[] = [];

beforeEach(async () => {
  test = api();
  await test.db.deleteFrom('businesses').execute();
  ids = [];
  viewers = [];
  while (ids.length < BUSINESSES) {
    const { id: ownerId } = await makeMember(test.db);
    ids.push((await makeBusiness(test.db, { ownerId })).id);
    viewers.push({ id: ownerId, role: 'user', sessionKey: null, authAt: new Date() });
  }
});

const STEPS: ((id: number, owner: Viewer, other: Viewer) => Promise<unknown>)[] = [
  async (id, owner) => (await test.as(owner)).businesses.update({ id, name: 'Rye bakery' }),
  async (id, owner) => (await test.as(owner)).businesses.update({ id, industry: 'Retail', city: 'Austin' }),
  async (_, owner, other) => (await test.as(owner)).connections.block({ userId: other.id }),
  async (id, _, other) =>
    (await test.as(other)).businesses.reviews.write({
      businessId: id,
      rating: 4,
      title: null,
      comment: 'Good bread.',
    }),
  (id) => change(id, { isFeatured: true }),
  (id) => change(id, { isActive: false }),
  (id) => change(id, { isActive: true }),
  (id) => change(id, { deletedAt: new Date() }),
];

const change = (id: number, values: Updateable<Business>) =>
  test.db.updateTable('businesses').set(values).where('id', '=', id).execute();

/** Some steps are refused, such as a second review. */
async function take({ what, which, other }: { what: number; which: number; other: number }): Promise<void> {
  const [id, owner, reviewer] = [
    ids[which % BUSINESSES],
    viewers[which % BUSINESSES],
    viewers[other % BUSINESSES],
  ];
  const step = STEPS[what % STEPS.length];
  if (step && id !== undefined && owner && reviewer) await step(id, owner, reviewer).catch(() => {});
}

it('gives everyone who asks at once the bytes of the plain query, whatever has happened to the directory', async () => {
  const step = record({ what: nat(), which: nat(), other: nat() });
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const one of steps) await take(one);
      const asked = FILTERS.flatMap((filter) => [null, ...viewers].map((viewer) => ({ filter, viewer })));
      const shared = await Promise.all(
        asked.map(async ({ filter, viewer }) => {
          const ctx = { db: test.served, viewer };
          return Promise.all([sharedBusinesses(ctx, filter, hooks), sharedFacets(ctx, filter, hooks)]);
        }),
      );
      for (const [index, { filter, viewer }] of asked.entries()) {
        const { businesses } = viewer ? await test.as(viewer) : test.anonymous();
        const plain = [await businesses.list(filter), await businesses.facets(filter)];
        expect(shared[index]).toEqual(plain.map((page) => JSON.stringify(page)));
      }
    }),
    { numRuns: 10 },
  );
});
