import { makeMember } from '@guildhall/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';
import { WAITING_MAX } from './own-articles.schema.ts';

const api = testApi();
const TEXT = { title: 'Bread in winter', category: 'Business', content: 'Rye keeps. Wheat does not.' };
const SUBMITTED = { ...TEXT, submits: true };

const anEditor = async () => api().as(await makeMember(api().db, { role: 'admin' }));

async function allow(membersWriteArticles: boolean) {
  await (await anEditor()).admin.settings.update({ membersWriteArticles });
}

async function aWriter(fields: Parameters<typeof makeMember>[1] = {}) {
  const member = await makeMember(api().db, { firstName: 'Ana', lastName: 'Duarte', ...fields });
  return { member, caller: await api().as(member) };
}

beforeEach(() => allow(true));

describe('a member', () => {
  it('saves a draft, changes and submits it, and the administrators are told once', async () => {
    const editor = await anEditor();
    const { caller } = await aWriter();
    const draft = await caller.articles.own.create({ ...TEXT, content: '' });
    expect(draft).toMatchObject({ state: 'draft', slug: null, can: { edit: true, withdraw: false } });
    expect(await editor.admin.waiting()).not.toContainEqual(expect.objectContaining({ kind: 'articles' }));

    const { id, version } = draft;
    const change = { ...SUBMITTED, id, expectedVersion: version };
    const twice = await Promise.allSettled([
      caller.articles.own.update(change),
      caller.articles.own.update(change),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await caller.articles.own.get({ id })).toMatchObject({ state: 'waiting', can: { edit: false } });
    expect(await editor.admin.waiting()).toContainEqual(
      expect.objectContaining({ kind: 'articles', name: 'Ana Duarte', excerpt: TEXT.title }),
    );
    const { items } = await editor.notifications.list({});
    expect(items.filter(({ text }) => text === 'An article is waiting for approval')).toHaveLength(1);
    await caller.articles.own.withdraw({ id });
    await caller.articles.own.delete({ id });
  });

  it('cannot submit an empty article, change one that waits, or have many wait', async () => {
    const { caller } = await aWriter();
    await expect(caller.articles.own.create({ ...SUBMITTED, content: ' ' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    const { id } = await caller.articles.own.create(SUBMITTED);
    await expect(caller.articles.own.update({ ...TEXT, id })).rejects.toMatchObject({
      message: 'This article is waiting for approval. Take it back to change it.',
    });
    await expect(caller.articles.own.delete({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
    const more = await Promise.allSettled(
      Array.from({ length: WAITING_MAX + 1 }, () => caller.articles.own.create(SUBMITTED)),
    );
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(WAITING_MAX - 1);
  });

  it('cannot write one before their address is confirmed, or where the community does not want it', async () => {
    const { caller } = await aWriter({ emailVerifiedAt: null });
    await expect(caller.articles.own.create(TEXT)).rejects.toMatchObject({ code: 'FORBIDDEN' });

    const { caller: other } = await aWriter();
    const draft = await other.articles.own.create(TEXT);
    await allow(false);
    await expect(other.articles.own.create(TEXT)).rejects.toMatchObject({
      message: 'Members can’t submit articles at the moment',
    });
    await expect(other.articles.own.update({ ...SUBMITTED, id: draft.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await other.articles.own.get({ id: draft.id })).toMatchObject({
      content: TEXT.content,
      can: { edit: false, delete: true },
    });
    expect(await other.articles.own.list({})).toMatchObject({ can: { write: false } });
    expect(JSON.stringify(await other.account.exportData())).toContain(TEXT.content);
  });

  it('cannot show a picture that another member uploaded', async () => {
    const { caller } = await aWriter();
    const other = await makeMember(api().db);
    const address = '/business-images/0a1b.webp';
    await api().db.insertInto('businessImages').values({ address, uploadedBy: other.id }).execute();
    for (const stolen of [{ heroImage: address }, { content: `![Bread](${address})` }])
      await expect(caller.articles.own.create({ ...TEXT, ...stolen })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
  });
});

describe('an administrator', () => {
  it('declines an article with a reason, and publishes it once it is submitted again', async () => {
    const editor = await anEditor();
    const { member, caller } = await aWriter();
    const { id, version } = await caller.articles.own.create(SUBMITTED);
    const reason = 'Please name the mills.';
    await editor.admin.articles.decline({ id, reason, expectedVersion: version });
    expect(await caller.articles.own.get({ id })).toMatchObject({ state: 'declined', declineReason: reason });
    const sentence = async () => (await caller.notifications.list({})).items[0];
    expect(await sentence()).toMatchObject({
      text: `Your article “Bread in winter” was not published: ${reason}`,
      target: { type: 'own_article', slug: `/your-articles/${id}` },
    });
    await expect(editor.articles.update({ id, isPublished: true })).rejects.toMatchObject({
      code: 'CONFLICT',
    });

    const changed = await caller.articles.own.update({ ...SUBMITTED, id, content: 'Rye from the Old Mill.' });
    expect(changed).toMatchObject({ state: 'waiting', declineReason: null });
    await expect(
      editor.admin.articles.setStatus({ id, isPublished: true }),
      'what nobody may have read is not published',
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(
      editor.articles.update({ id, isPublished: true, expectedVersion: version }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    const read = await editor.admin.articles.get({ id });
    const { slug } = await editor.articles.update({ id, isPublished: true, expectedVersion: read.version });

    expect(slug).toBe('bread-in-winter');
    expect(await caller.articles.own.get({ id })).toMatchObject({ state: 'published', slug });
    expect(await api().anonymous().articles.head({ slug })).toMatchObject({
      author: 'Ana Duarte',
      writer: { id: member.id },
    });
    expect(await sentence()).toMatchObject({
      text: 'Your article “Bread in winter” is in the news',
      target: { type: 'own_article', slug: `/news/${slug}` },
    });
    await expect(caller.articles.own.update({ ...TEXT, id })).rejects.toMatchObject({
      message: 'Administrators change what is published. Ask them if something is wrong.',
    });
    await expect(caller.articles.own.delete({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
    await editor.admin.articles.setStatus({ id, isPublished: false });
    expect(await caller.articles.own.get({ id })).toMatchObject({ state: 'hidden', slug: null });
  });

  it('cannot replace the author of a submitted article', async () => {
    const editor = await anEditor();
    const { member, caller } = await aWriter();
    const other = await makeMember(api().db);
    const { id } = await caller.articles.own.create(SUBMITTED);
    await expect(editor.articles.update({ id, authorId: other.id })).rejects.toMatchObject({
      message: 'The member who submitted this article stays its author',
    });
    expect((await editor.articles.update({ id, authorId: null, tags: ['bread'] })).writer?.id).toBe(
      member.id,
    );
  });

  it('and the author at the same moment leave an article published or taken back, never both', async () => {
    const editor = await anEditor();
    const { caller } = await aWriter();
    for (let round = 0; round < 5; round += 1) {
      const { id, version } = await caller.articles.own.create(SUBMITTED);
      const [published, withdrawn] = await Promise.allSettled([
        editor.articles.update({ id, isPublished: true, expectedVersion: version }),
        caller.articles.own.withdraw({ id }),
      ]);
      expect([published.status, withdrawn.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const { state } = await caller.articles.own.get({ id });
      expect(state).toBe(published.status === 'fulfilled' ? 'published' : 'draft');
    }
  });
});

describe('an article that is not published', () => {
  it('is seen by its author and, once it was submitted, by administrators, and by no one else', async () => {
    const editor = await anEditor();
    const { member, caller } = await aWriter();
    const reader = await api().as(await makeMember(api().db));
    const marked = { ...SUBMITTED, title: 'Zquillfeather', category: 'Business' };
    const draft = await caller.articles.own.create({ ...marked, submits: false });
    const waiting = await caller.articles.own.create(marked);
    const slugs = await api()
      .db.selectFrom('articles')
      .select('slug')
      .where('authorId', '=', member.id)
      .execute();

    for (const other of [reader, api().anonymous()]) {
      expect((await other.articles.list({ search: 'zquill' })).items).toEqual([]);
      expect((await other.search.all({ q: 'Zquillfeather' })).articles).toEqual([]);
      for (const { slug } of slugs) {
        await expect(other.articles.head({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' });
        expect(await other.articles.related({ slug })).toEqual([]);
      }
    }
    for (const { id } of [draft, waiting]) {
      await expect(reader.articles.own.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(reader.articles.like({ id, liked: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(reader.articles.comments.create({ articleId: id, content: 'Hm' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect(await reader.articles.own.list({})).toMatchObject({ items: [] });
    const listed = await editor.admin.articles.list({ search: 'zquill' });
    expect(listed.items.map(({ id }) => id)).toEqual([waiting.id]);
    await expect(editor.admin.articles.get({ id: draft.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(editor.articles.update({ id: draft.id, isFeatured: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('of a deactivated member waits out of sight, and cannot be published', async () => {
    const { db } = api();
    const editor = await anEditor();
    const { member, caller } = await aWriter();
    const { id, version } = await caller.articles.own.create(SUBMITTED);
    const waits = async () =>
      (await editor.admin.articles.list({ filter: 'waiting' })).items.some((article) => article.id === id);
    expect(await waits()).toBe(true);
    await db.updateTable('users').set({ isActive: false }).where('id', '=', member.id).execute();
    expect(await waits()).toBe(false);
    await expect(
      editor.articles.update({ id, isPublished: true, expectedVersion: version }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('goes with the account of its author, while a published one stays without the name', async () => {
    const editor = await anEditor();
    const { member, caller } = await aWriter();
    const [one, two] = [await caller.articles.own.create(SUBMITTED), await caller.articles.own.create(TEXT)];
    await editor.articles.update({ id: one.id, isPublished: true, expectedVersion: one.version });
    await caller.account.delete({ password: 'correct horse' });
    const left = await api()
      .db.selectFrom('articles')
      .select(['id', 'author', 'authorId'])
      .where('id', 'in', [one.id, two.id])
      .execute();
    expect(left).toEqual([{ id: one.id, author: 'Former Member', authorId: null }]);
    expect(member.id).toBeGreaterThan(0);
  });
});
