import { makeBusiness } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

describe('the order of the directory', () => {
  it('can be that of what was listed last, or of names whatever their case and accents', async () => {
    const { db, anonymous } = api();
    for (const name of ['beta', 'Álpha', 'Gamma', 'alpha two'])
      await makeBusiness(db, { name, industry: 'Sorted', isFeatured: name === 'Gamma' });
    const sorted = async (sort: 'best' | 'newest' | 'name' | 'nearest') =>
      (await anonymous().businesses.list({ industry: 'Sorted', sort })).items.map(({ name }) => name);
    expect(await sorted('newest')).toEqual(['alpha two', 'Gamma', 'Álpha', 'beta']);
    expect(await sorted('name')).toEqual(['Álpha', 'alpha two', 'beta', 'Gamma']);
    // From nowhere nothing is near.
    expect(await sorted('nearest')).toEqual(await sorted('best'));
  });

  it('pages through everything once in each order', async () => {
    const { db, anonymous } = api();
    for (let index = 0; index < 17; index += 1)
      await makeBusiness(db, { name: `Kite ${index % 3}`, industry: 'Kites', isVerified: index % 4 === 0 });
    for (const filter of [
      { industry: 'Kites' },
      { search: 'kite' },
      { search: 'kites', tab: 'all' as const },
    ])
      for (const sort of ['newest', 'name'] as const) {
        const all = await anonymous().businesses.list({ ...filter, sort, limit: 50 });
        const seen: number[] = [];
        let cursor: string | null = null;
        do {
          const page = await anonymous().businesses.list({ ...filter, sort, limit: 4, cursor });
          seen.push(...page.items.map(({ id }) => id));
          cursor = page.nextCursor;
        } while (cursor !== null);
        expect(seen).toHaveLength(17);
        expect(seen).toEqual(all.items.map(({ id }) => id));
      }
  });

  it('says on each card when a business is open', async () => {
    const { db, anonymous } = api();
    const hours = {
      timeZone: 'UTC',
      days: {
        mon: [{ opens: '09:00', closes: '18:00' }],
        tue: [],
        wed: [],
        thu: [],
        fri: [],
        sat: [],
        sun: [],
      },
    };
    await makeBusiness(db, { name: 'Hourly', businessHours: JSON.stringify(hours) });
    const { items } = await anonymous().businesses.list({ search: 'hourly' });
    expect(items.map(({ businessHours }) => businessHours)).toEqual([hours]);
  });
});
