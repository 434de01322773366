import { makeBusiness } from '@guildhall/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { refreshBusinessTerms } from './business-terms.commands.ts';
import type { DirectoryFilter } from './businesses.schema.ts';

const api = testApi();
const search = 'someone to take pictures of my food';

type Filter = Partial<DirectoryFilter> & { openNow?: boolean; near?: string };

/** The names of what has the words of a search, and of what is similar in meaning. */
async function find(filter: Filter, limit = 20) {
  const page = await api()
    .anonymous()
    .businesses.list({ search, limit, ...filter });
  return {
    items: page.items.map(({ name }) => name),
    similar: page.similar.map(({ name }) => name),
  };
}

async function list(fields: Parameters<typeof makeBusiness>[1]) {
  const { db } = api();
  const { id } = await makeBusiness(db, fields);
  await refreshBusinessTerms(db, { id });
}

beforeAll(async () => {
  await list({ name: 'Glow', services: ['Food photography'], city: 'Austin', state: 'TX', isVerified: true });
  await list({ name: 'Drain', services: ['Plumbing'], city: 'Austin', state: 'TX' });
  await list({ name: 'Closed', services: ['Food photography'], isActive: false });
  await list({ name: 'Cakes', services: ['Wedding cakes'] });
  await list({ name: 'Crumb', services: ['Cake baking and bread'] });
});

describe('a search of the directory', () => {
  it('finds who offers what it means, and nobody else', async () => {
    expect(await find({})).toEqual({ items: [], similar: ['Glow'] });
  });

  it('has them behind those with its words, each once', async () => {
    const { items, similar } = await find({ search: 'wedding cakes' });
    expect(items).toEqual(['Cakes']);
    expect(similar).toContain('Crumb');
    expect(similar).not.toContain('Cakes');
  });

  it('applies its filters to them', async () => {
    expect((await find({ tab: 'verified', near: 'Austin, TX' })).similar).toEqual(['Glow']);
    for (const filter of [
      { tab: 'featured' },
      { near: 'Porto' },
      { openNow: true },
      { category: 'No Such Thing' },
    ] satisfies Filter[])
      expect(await find(filter)).toEqual({ items: [], similar: [] });
  });

  it('has none where a page is full, on later pages, for a name, and without a search', async () => {
    await list({ name: 'Cakes Too', services: ['Wedding cakes'] });
    const { businesses } = api().anonymous();
    const first = await businesses.list({ search: 'wedding cakes', limit: 1 });
    const last = await businesses.list({ search: 'wedding cakes', limit: 1, cursor: first.nextCursor });
    expect([first.items.length, last.items.length]).toEqual([1, 1]);
    expect([first.similar, last.similar]).toEqual([[], []]);
    expect((await find({ search: 'Drain' })).similar).toEqual([]);
    expect((await businesses.list({})).similar).toEqual([]);
  });
});
