import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { refreshBusinessTerms } from './business-terms.commands.ts';
import { listBusinesses } from './directory.queries.ts';
import { ListBusinessesInput } from './businesses.schema.ts';

const api = testApi();

type Listed = { name: string; city?: string | null; state?: string; country?: string; industry?: string };

async function list(...listed: Listed[]): Promise<void> {
  const { db } = api();
  const { id: ownerId } = await makeMember(db);
  for (const business of listed) await makeBusiness(db, { country: 'United States', ...business, ownerId });
  await refreshBusinessTerms(db, 'unread');
}

async function namesNear(near: string, more: Partial<ListBusinessesInput> = {}): Promise<string[]> {
  const { items } = await api()
    .anonymous()
    .businesses.list({ near, limit: 50, ...more });
  return items.map(({ name }) => name).toSorted();
}

beforeEach(() => api().db.deleteFrom('businesses').execute());

describe('businesses near a town', () => {
  it('are those in it and in the towns within 50 km, and no namesake elsewhere', async () => {
    await list(
      { name: 'In Austin', city: 'Austin', state: 'TX' },
      { name: 'In Round Rock', city: 'Round Rock', state: 'Texas' },
      { name: 'In Dallas', city: 'Dallas', state: 'TX' },
      { name: 'In San Marcos, Texas', city: 'San Marcos', state: 'TX' },
      { name: 'In San Marcos, California', city: 'San Marcos', state: 'CA' },
      { name: 'Anywhere', city: null },
    );
    expect(await namesNear('Austin, TX')).toEqual(['In Austin', 'In Round Rock', 'In San Marcos, Texas']);
  });

  it('are found however the town is written', async () => {
    await list(
      { name: 'Brauhaus', city: 'Köln', country: 'Germany' },
      { name: 'Bonn', city: 'Bonn', country: 'Germany' },
    );
    expect(await namesNear('Cologne, Germany')).toEqual(['Bonn', 'Brauhaus']);
    expect(await namesNear('köln')).toEqual(['Bonn', 'Brauhaus']);
  });

  it('of a village that no gazetteer knows are those in it', async () => {
    await list(
      { name: 'Village shop', city: 'Little Snoring', country: 'UK' },
      { name: 'City shop', city: 'Norwich', country: 'UK' },
    );
    expect(await namesNear('Little Snoring, UK')).toEqual(['Village shop']);
  });

  it('are none where no town is named', async () => {
    await list({ name: 'In Austin', city: 'Austin', state: 'TX' });
    for (const near of ['Remote', 'Texas, USA', '🙂', "O'Brien <b>"])
      expect(await namesNear(near)).toEqual([]);
  });

  it('are narrowed by other filters and paged through once each', async () => {
    await list(
      ...Array.from({ length: 30 }, (_, n) => ({
        name: `Shop ${String(n).padStart(2, '0')}`,
        city: n % 3 === 0 ? 'Dallas' : 'Austin',
        state: 'TX',
        industry: n % 2 === 0 ? 'Retail' : 'Technology',
      })),
    );
    expect(await namesNear('Austin, TX', { industry: 'Retail' })).toHaveLength(10);
    expect(await namesNear('Austin, TX', { search: 'shop 07' })).toEqual(['Shop 07']);
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const input = ListBusinessesInput.parse({ near: 'Austin, TX', limit: 6, cursor });
      const page = await listBusinesses(api().db, input);
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(20);
    expect(new Set(seen).size).toBe(20);
  });

  it('are sorted by distance when asked to, within a town as everywhere, and paged through once each', async () => {
    await list(
      { name: 'Far', city: 'San Marcos', state: 'TX' },
      ...Array.from({ length: 7 }, (_, n) => ({ name: `Near ${n}`, city: 'Round Rock', state: 'TX' })),
      { name: 'Here', city: 'Austin', state: 'TX', industry: 'Retail' },
      { name: 'Away', city: 'Dallas', state: 'TX' },
    );
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const input = ListBusinessesInput.parse({ near: 'Austin, TX', sort: 'nearest', limit: 2, cursor });
      const page = await listBusinesses(api().db, input);
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(['Here', ...Array.from({ length: 7 }, (_, n) => `Near ${n}`), 'Far']);
    const { items } = await api()
      .anonymous()
      .businesses.list({ near: 'Austin, TX', sort: 'nearest', search: 'near 3' });
    expect(items.map(({ name }) => name)).toEqual(['Near 3']);
  });

  it('follow a move of the business', async () => {
    const { db, as } = api();
    const owner = await makeMember(db);
    const { id } = await makeBusiness(db, { ownerId: owner.id, name: 'Mover', city: 'Dallas', state: 'TX' });
    await (await as(owner)).businesses.update({ id, city: 'Austin' });
    expect(await namesNear('Austin, TX')).toEqual(['Mover']);
    expect(await namesNear('Dallas, TX')).toEqual([]);
  });
});
