import { makeArticle, makeMember } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
const DRAFT = { title: 'Bread in winter', content: 'Text', author: 'Ana Duarte' };

it('an article leads to the member who wrote it, while they are public', async () => {
  const { db, as, anonymous } = api();
  const ana = await makeMember(db, { firstName: 'Ana', lastName: 'Duarte' });
  const editor = await as(await makeMember(db, { role: 'admin' }));
  const reader = await as(await makeMember(db));
  const { slug, id, writer } = await editor.articles.create({ ...DRAFT, authorId: ana.id });
  expect(writer).toMatchObject({ id: ana.id, name: 'Ana Duarte' });
  expect((await reader.articles.get({ slug })).writer).toMatchObject({ username: ana.username });
  expect((await anonymous().articles.head({ slug })).writer).toMatchObject({ username: ana.username });

  await db.updateTable('users').set({ isActive: false }).where('id', '=', ana.id).execute();
  expect(await reader.articles.get({ slug })).toMatchObject({ writer: null, author: 'Ana Duarte' });
  await expect(editor.articles.update({ id, title: 'New', authorId: ana.id })).resolves.toBeDefined();
  await expect(editor.articles.create({ ...DRAFT, authorId: ana.id })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: 'Choose a member of the community',
  });
  expect((await editor.articles.update({ id, authorId: null })).writer).toBeNull();
});

it('the name of a member who deletes their account leaves the articles they wrote', async () => {
  const { db, as } = api();
  const ana = await makeMember(db, { firstName: 'Ana', lastName: 'Duarte' });
  const editor = await as(await makeMember(db, { role: 'admin' }));
  const { id } = await editor.articles.create({ ...DRAFT, author: 'Ana D.', authorId: ana.id });
  await (await as(ana)).account.delete({ password: 'correct horse' });
  expect(await editor.admin.articles.get({ id })).toMatchObject({ author: 'Former Member', writer: null });
});

it('what to read next shares most tags, then the category, and is published', async () => {
  const { db, anonymous } = api();
  const shared = { category: 'Baking', tags: ['Zyeast', 'Zflour'] };
  const read = await makeArticle(db, shared);
  const both = await makeArticle(db, { category: 'Other', tags: ['zflour', 'ZYEAST'] });
  const sameCategory = await makeArticle(db, { category: 'baking', tags: [] });
  await makeArticle(db, { category: 'Elsewhere', tags: ['else'] });
  await makeArticle(db, { ...shared, isPublished: false, publishedAt: null });
  const related = async (slug: string) =>
    (await anonymous().articles.related({ slug })).map((article) => article.slug);
  expect(await related(read.slug)).toEqual([both.slug, sameCategory.slug]);
  expect(await related('no-such-article')).toEqual([]);
});
