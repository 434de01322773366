import { makeArticle, makeMember } from '@guildhall/db/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import type { Caller } from '../../app.router.ts';
import {
  ARTICLE_CATEGORIES,
  SERVICE_CATEGORIES,
  renamedCategories,
} from '../../ground/settings/categories.schema.ts';

const api = testApi();
let admin: Caller;

beforeAll(async () => {
  const { db, as } = api();
  admin = await as(await makeMember(db, { role: 'admin' }));
});
afterEach(async () => {
  await admin.admin.community.update({
    articleCategories: ARTICLE_CATEGORIES,
    serviceCategories: [...SERVICE_CATEGORIES],
  });
});

const service = { name: 'Certificate of origin', description: 'Within a day.', price: 0 };
const article = { title: 'Fair', content: 'On Monday.', author: 'Ada' };

describe('categories', () => {
  it('are those of the product until the community has its own, and nothing else is taken', async () => {
    await admin.admin.community.update({ serviceCategories: ['Certificates', 'Room hire'] });
    expect(await admin.admin.services.create({ ...service, category: 'Certificates' })).toMatchObject({
      category: 'Certificates',
    });
    await expect(admin.admin.services.create({ ...service, category: 'seo' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [{ path: 'category' }] },
    });
    await expect(admin.articles.create({ ...article, category: 'Gossip' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('that are renamed take along what is in them, and what is in others stays', async () => {
    const { db } = api();
    const [tech, sales] = [
      await makeArticle(db, { category: 'Technology' }),
      await makeArticle(db, { category: 'Sales' }),
    ];
    await admin.admin.community.update({
      articleCategories: ARTICLE_CATEGORIES.map((name) => (name === 'Technology' ? 'Technik' : name)),
    });
    const categoryOf = async ({ id }: { id: number }) => (await admin.admin.articles.get({ id })).category;
    expect([await categoryOf(tech), await categoryOf(sales)]).toEqual(['Technik', 'Sales']);
  });

  it('that are no longer offered stay on what has them, which can be edited', async () => {
    const { id } = await makeArticle(api().db, { category: 'Security' });
    await admin.admin.community.update({ articleCategories: ['Business', 'Members'] });
    await admin.articles.update({ id, title: 'Still about security', category: 'Security' });
    await expect(admin.articles.update({ id, category: 'Sales' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('have different names, and an article without one gets the usual', async () => {
    await expect(
      admin.admin.community.update({ articleCategories: ['Members', 'members'] }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await admin.admin.community.update({ articleCategories: ['Members', 'Trade'] });
    expect((await admin.articles.create(article)).category).toBe('Members');
  });
});

it.each([
  [['a', 'b'], ['a', 'c'], [{ from: 'b', to: 'c' }]],
  [['a', 'b'], ['b', 'a'], []],
  [['a', 'b'], ['a'], []],
  [['a', 'b'], ['a', 'b', 'c'], []],
])('from %j to %j %j is renamed', (before, after, renamed) => {
  expect(renamedCategories(before, after)).toEqual(renamed);
});
