import { TEST_PASSWORD, makeArticle, makeMember } from '@guildhall/db/testing';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../testing/index.ts';

vi.setConfig({ testTimeout: 60_000 });

const api = testApi();
const NOT_FOUND = { code: 'NOT_FOUND' };

/** An article by Ana, and two readers. */
async function setUp() {
  const { db, as } = api();
  const [ana, ben, cem] = [await makeMember(db), await makeMember(db), await makeMember(db)];
  const article = await makeArticle(db, { authorId: ana.id });
  const [asAna, asBen, asCem] = [await as(ana), await as(ben), await as(cem)];
  const articleId = article.id;
  return { db, ana, ben, cem, article, articleId, asAna, asBen, asCem };
}

const countOf = async (id: number) =>
  (await api().db.selectFrom('articles').select('comments').where('id', '=', id).executeTakeFirstOrThrow())
    .comments;

describe('commenting on an article', () => {
  it('shows the comment to members, and visitors no more than the number', async () => {
    const { articleId, article, asBen, asCem } = await setUp();
    const comment = await asBen.articles.comments.create({ articleId, content: ' Well said ' });
    const reply = { articleId, content: 'It is', parentId: comment.id };
    await asCem.articles.comments.create(reply);
    expect((await asCem.articles.comments.list({ articleId })).items).toMatchObject([
      { articleId, postId: null, content: 'Well said', parentId: null, can: { delete: false, report: true } },
      { content: 'It is', parentId: comment.id, can: { delete: true } },
    ]);
    const { anonymous } = api();
    await expect(anonymous().articles.comments.list({ articleId })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect((await anonymous().articles.head({ slug: article.slug })).comments).toBe(2);
  });

  it('is refused on an unpublished article, whose comments nobody reads', async () => {
    const { db, articleId, asBen } = await setUp();
    const { id } = await asBen.articles.comments.create({ articleId, content: 'First' });
    await db.updateTable('articles').set({ isPublished: false }).where('id', '=', articleId).execute();
    for (const attempt of [
      () => asBen.articles.comments.list({ articleId }),
      () => asBen.articles.comments.create({ articleId, content: 'Second' }),
      () => asBen.articles.comments.delete({ id }),
    ])
      await expect(attempt()).rejects.toMatchObject(NOT_FOUND);
  });

  it('cannot answer a comment of another article', async () => {
    const { db, articleId, asBen } = await setUp();
    const { id: parentId } = await asBen.articles.comments.create({ articleId, content: 'Here' });
    const other = await makeArticle(db);
    await expect(
      asBen.articles.comments.create({ articleId: other.id, content: 'There', parentId }),
    ).rejects.toMatchObject(NOT_FOUND);
  });

  it('stores one comment of the same text sent twice', async () => {
    const { articleId, asBen } = await setUp();
    await Promise.all([1, 2].map(() => asBen.articles.comments.create({ articleId, content: 'Once' })));
    expect(await countOf(articleId)).toBe(1);
  });

  it('pages thread by thread', async () => {
    const { articleId, asBen } = await setUp();
    for (const content of ['One', 'Two', 'Three'])
      await asBen.articles.comments.create({ articleId, content });
    const first = await asBen.articles.comments.list({ articleId, limit: 2 });
    const rest = await asBen.articles.comments.list({ articleId, limit: 2, cursor: first.nextCursor });
    const texts = [...first.items, ...rest.items].map(({ content }) => content);
    expect(texts).toEqual(['One', 'Two', 'Three']);
    expect(rest.nextCursor).toBeNull();
  });
});

describe('a comment on an article', () => {
  it('is deleted by who wrote it, by who wrote the article, and by a moderator', async () => {
    const { db, articleId, asAna, asBen, asCem } = await setUp();
    const moderator = await api().as(await makeMember(db, { role: 'admin' }));
    const write = async (content: string) =>
      (await asBen.articles.comments.create({ articleId, content })).id;
    const [one, two, three] = [await write('One'), await write('Two'), await write('Three')];
    await expect(asCem.articles.comments.delete({ id: one })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await asBen.articles.comments.delete({ id: one })).toMatchObject({ articleId, comments: 2 });
    await asAna.articles.comments.delete({ id: two });
    await moderator.articles.comments.delete({ id: three });
    expect(await countOf(articleId)).toBe(0);
  });

  it('hides between members who have blocked each other, both ways', async () => {
    const { db, ben, cem, articleId, asBen, asCem } = await setUp();
    await asBen.articles.comments.create({ articleId, content: 'By Ben' });
    await asCem.articles.comments.create({ articleId, content: 'By Cem' });
    await db.insertInto('blocks').values({ blockerId: ben.id, blockedId: cem.id }).execute();
    const texts = async (by: typeof asBen) =>
      (await by.articles.comments.list({ articleId })).items.map(({ content }) => content);
    expect(await texts(asBen)).toEqual(['By Ben']);
    expect(await texts(asCem)).toEqual(['By Cem']);
  });

  it('notifies who wrote the article, whom it answers and whom it mentions', async () => {
    const { ana, ben, article, articleId, asAna, asBen, asCem } = await setUp();
    const { id } = await asCem.articles.comments.create({ articleId, content: `[Ben](m:${ben.id}), see` });
    await asBen.articles.comments.create({ articleId, content: 'I do', parentId: id });
    const newest = async (by: typeof asAna) =>
      (await by.notifications.list({})).items.map(({ kind, text, target }) => ({ kind, text, target }));
    const target = { type: 'article', id: articleId, slug: article.slug };
    expect(await newest(asAna)).toMatchObject([
      { kind: 'comment', text: expect.stringMatching(/commented on your article: I do$/), target },
      { kind: 'comment', target },
    ]);
    expect(await newest(asCem)).toMatchObject([
      { text: expect.stringMatching(/replied to your comment: I do$/), target },
    ]);
    expect(await newest(asBen)).toMatchObject([{ kind: 'mention', target }]);
    const { rows } = await sql`
      select from ops.outbox where user_id = ${ana.id} and topic = 'mail.notification'`.execute(api().db);
    expect(rows).toHaveLength(1);
  });

  it('stays under the name of a former member, or goes with what they published', async () => {
    const { articleId, asBen, asCem } = await setUp();
    await asBen.articles.comments.create({ articleId, content: 'Stays' });
    await asCem.articles.comments.create({ articleId, content: 'Goes' });
    await asBen.account.delete({ password: TEST_PASSWORD });
    await asCem.account.delete({ password: TEST_PASSWORD, alsoPublished: true });
    const { rows } = await sql`
      select content from post_comments where article_id = ${articleId}`.execute(api().db);
    expect(rows).toEqual([{ content: 'Stays' }]);
    expect(await countOf(articleId)).toBe(1);
  });
});
