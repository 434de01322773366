import { makeBusiness, makeMember } from '@guildhall/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

type Filter = {
  search?: string;
  category?: string;
  industry?: string;
  tab?: 'all' | 'featured' | 'verified';
};
const find = async (filter: Filter) =>
  (
    await api()
      .anonymous()
      .businesses.list({ ...filter, limit: 100 })
  ).items.map(({ name }) => name);

describe('searching the directory', () => {
  beforeAll(async () => {
    const { db } = api();
    await makeBusiness(db, {
      name: 'Cornerstone Bakery',
      city: 'Coimbra',
      shortDescription: 'Fresh loaves',
      description: 'We bake sourdough every night.',
      industry: 'Retail',
      category: 'Artisan Food',
      services: ['Wedding cakes', 'Catering'],
      specialties: ['Gluten-free'],
      tags: ['family-run'],
    });
    await makeBusiness(db, { name: 'Café Über Straße', category: 'E-commerce' });
  });

  it('covers every listed text, ignoring case and accents', async () => {
    const words = [
      'cornerstone',
      'COIMBRA',
      'loaves',
      'sourdough night',
      'retail',
      'artisan',
      'wedding',
      'gluten free',
      'family-run',
      'bakeries',
      'Côrnërstone bák',
    ];
    for (const search of words) expect(await find({ search })).toEqual(['Cornerstone Bakery']);
    for (const search of ['cafe uber', 'CAFÉ STRASSE', 'strasse'])
      expect(await find({ search })).toEqual(['Café Über Straße']);
  });

  it('finds a name with a number by the whole number and by its prefix', async () => {
    await makeBusiness(api().db, { name: 'Studio 2e8f7 Zwo', description: 'Rooms to rehearse in.' });
    for (const search of ['2e8f7', '2e8f', '2e8', '2e', 'studio 2e8f7 zwo', 'zwo'])
      expect(await find({ search })).toEqual(['Studio 2e8f7 Zwo']);
  });

  it('finds misspelled names', async () => {
    for (const search of ['Cornerstne', 'cornrstone bakrey', 'Kornerstone', 'bakrey'])
      expect(await find({ search })).toContain('Cornerstone Bakery');
  });

  it('requires every word, and finds nothing for words that do not occur', async () => {
    for (const search of ['loaves dentist', 'xqzvkw', '!!!', '%', "'; drop table businesses --", '&|:*'])
      expect(await find({ search })).toEqual([]);
  });

  it('returns no near misses for a correct spelling', async () => {
    const { db } = api();
    await makeBusiness(db, { name: 'Bakers Union' });
    expect(await find({ search: 'bakery' })).toEqual(['Cornerstone Bakery']);
  });

  it('rejects a search of more than a hundred characters and ignores a blank one', async () => {
    await expect(find({ search: 'x'.repeat(101) })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await find({ search: '   ' })).toEqual(await find({}));
  });

  it('never shows email and phone in the list', async () => {
    const { db, anonymous } = api();
    await makeBusiness(db, { name: 'Shy House', email: 'shy@house.test', phone: '+351 999' });
    const { items } = await anonymous().businesses.list({ search: 'shy house' });
    expect(items).toHaveLength(1);
    expect(JSON.stringify(items)).not.toMatch(/shy@house|999/);
  });
});

describe('filtering the directory', () => {
  it('matches the options of the form in category and industry, with the aliases', async () => {
    const { db, as } = api();
    const made: [string, string, Filter[]][] = [
      [
        'Technology',
        'Software Development',
        [{ category: 'Technology' }, { industry: 'Software Development' }],
      ],
      ['Healthcare', 'Healthcare Services', [{ category: 'Healthcare' }, { industry: 'Healthcare' }]],
      ['Finance', 'Financial Services', [{ category: 'Finance' }, { industry: 'Financial Services' }]],
      ['Other', 'Healthcare Services', [{ category: 'healthcare' }, { industry: 'HEALTHCARE' }]],
      ['Other', 'Financial Services', [{ category: 'Finance' }]],
      ['Marketing', 'Digital Marketing', [{ category: 'Marketing', industry: 'Digital Marketing' }]],
      ['Education', 'Education', [{ category: 'Education', industry: 'Education' }]],
      ['Healthcare', 'Financial Services', [{ category: 'Finance', industry: 'Healthcare' }]],
    ];
    for (const [industry, category, filters] of made) {
      const owner = await as(await makeMember(db));
      const name = `Made of ${industry} and ${category}`;
      await owner.businesses.create({ name, industry, category, description: 'A description.' });
      for (const filter of filters) expect(await find(filter)).toContain(name);
    }
  });

  it('matches every business that the form can create', async () => {
    const { db, anonymous } = api();
    const { id: ownerId } = await makeMember(db);
    const { industries } = await anonymous().site.config();
    for (const [at, category] of industries.entries()) {
      const industry = industries[(at + 1) % industries.length] ?? '';
      const { name } = await makeBusiness(db, {
        name: `${industry} / ${category}`,
        industry,
        category,
        ownerId,
      });
      expect(await find({ category })).toContain(name);
      expect(await find({ industry, category })).toContain(name);
    }
  });

  it('combines both filters, and treats the All options as none', async () => {
    const { db } = api();
    await makeBusiness(db, { name: 'Both', industry: 'Retail', category: 'Manufacturing' });
    await makeBusiness(db, { name: 'One', industry: 'Retail', category: 'Consulting' });
    const both = await find({ category: 'Retail', industry: 'Manufacturing' });
    expect(both).toContain('Both');
    expect(both).not.toContain('One');
    expect(await find({ category: 'All Categories', industry: 'All Industries' })).toEqual(await find({}));
    expect(await find({ category: 'No Such Thing' })).toEqual([]);
  });

  it('shows featured and verified ones under their tabs, and never what is not public', async () => {
    const { db } = api();
    await makeBusiness(db, { name: 'Star', isFeatured: true, industry: 'Zoo' });
    await makeBusiness(db, { name: 'Checked', isVerified: true, industry: 'Zoo' });
    await makeBusiness(db, {
      name: 'Closed',
      isFeatured: true,
      isVerified: true,
      isActive: false,
      industry: 'Zoo',
    });
    await makeBusiness(db, { name: 'Deleted', isFeatured: true, deletedAt: new Date(), industry: 'Zoo' });
    const industry = 'Zoo';
    expect(await find({ industry, tab: 'featured' })).toEqual(['Star']);
    expect(await find({ industry, tab: 'verified' })).toEqual(['Checked']);
    expect(await find({ industry })).toEqual(['Star', 'Checked']);
    expect(await find({ search: 'closed' })).not.toContain('Closed');
  });
});

describe('the order of the directory', () => {
  const industry = 'Ordered';

  it('is featured, verified, stars, reviews, then name', async () => {
    const { db } = api();
    const wanted = [
      { name: 'A', isFeatured: true, isVerified: true },
      { name: 'B', isFeatured: true, ratingAverage: 5 },
      { name: 'C', isFeatured: true, ratingAverage: 4.9, reviewCount: 900 },
      { name: 'D', isVerified: true },
      { name: 'E', ratingAverage: 4.5, reviewCount: 12 },
      { name: 'F', ratingAverage: 4.5, reviewCount: 11 },
      { name: 'G', ratingAverage: 4.4, reviewCount: 5_000 },
      { name: 'H' },
      { name: 'I' },
    ];
    for (const business of wanted.toReversed()) await makeBusiness(db, { ...business, industry });
    expect(await find({ industry })).toEqual(wanted.map(({ name }) => name));
  });

  it('pages through everything once, by words, by likeness and by filter', async () => {
    const { db, anonymous } = api();
    for (let index = 0; index < 23; index += 1)
      await makeBusiness(db, {
        name: `Xylophone Repair ${index % 4}`,
        industry: 'Music',
        isFeatured: index % 5 === 0,
        ratingAverage: (index % 3) + 1,
      });
    for (const filter of [
      { search: 'xylophone' },
      { search: 'xylophnoe' },
      { industry: 'Music' },
    ] satisfies Filter[]) {
      const seen: number[] = [];
      let cursor: string | null = null;
      do {
        const page = await anonymous().businesses.list({ ...filter, limit: 5, cursor });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen).toHaveLength(23);
      expect(new Set(seen).size).toBe(23);
    }
  });

  it('rejects an invalid cursor with a clear message', async () => {
    const { anonymous } = api();
    const forged = Buffer.from('["words",1,"\\u0000",1]').toString('base64url');
    for (const cursor of ['abc', forged, Buffer.from('[1]').toString('base64url')])
      await expect(anonymous().businesses.list({ cursor })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        message: 'This page link is not valid',
      });
  });
});

/** The counts above zero, by name. */
const some = (rows: { name: string; count: number }[]) =>
  Object.fromEntries(rows.filter((row) => row.count > 0).map((row) => [row.name, row.count]));

describe('the counts beside the filters', () => {
  it('say how many each choice would show, given the search and the other choices', async () => {
    const { db, anonymous } = api();
    const more = { tags: ['countme'] };
    await makeBusiness(db, { ...more, industry: 'Retail', category: 'Real Estate', isVerified: true });
    await makeBusiness(db, { ...more, industry: 'Retail', category: 'Consulting', isFeatured: true });
    await makeBusiness(db, { ...more, industry: 'Finance', category: 'Financial Services' });
    const count = async (filter: Filter) => {
      const { tabs, categories, industries } = await anonymous().businesses.facets({
        search: 'countme',
        ...filter,
      });
      return { tabs, categories: some(categories), industries: some(industries) };
    };

    expect(await count({})).toEqual({
      tabs: { all: 3, featured: 1, verified: 1 },
      categories: { Retail: 2, 'Real Estate': 1, Consulting: 1, Finance: 1 },
      industries: { Retail: 2, 'Real Estate': 1, Consulting: 1, Finance: 1 },
    });
    expect(await count({ category: 'Retail' })).toEqual({
      tabs: { all: 2, featured: 1, verified: 1 },
      categories: { Retail: 2, 'Real Estate': 1, Consulting: 1, Finance: 1 },
      industries: { Retail: 2, 'Real Estate': 1, Consulting: 1 },
    });
    expect(await count({ tab: 'verified', industry: 'Real Estate' })).toEqual({
      tabs: { all: 1, featured: 0, verified: 1 },
      categories: { Retail: 1, 'Real Estate': 1 },
      industries: { Retail: 1, 'Real Estate': 1 },
    });
  });

  it('count similar names when the search is misspelled, and agree with the list', async () => {
    const { db, anonymous } = api();
    await makeBusiness(db, { name: 'Quillwright', industry: 'Retail', isVerified: true });
    const filter = { search: 'quilwrigth' };
    expect(await find(filter)).toEqual(['Quillwright']);
    expect((await anonymous().businesses.facets(filter)).tabs).toEqual({ all: 1, featured: 0, verified: 1 });
  });
});
