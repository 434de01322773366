import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
const DRAFT = { title: 'Größer als gedacht', content: 'Text', author: 'The Editors' };

const anAdmin = async () => api().as(await makeMember(api().db, { role: 'admin' }));

describe('writing articles', () => {
  it('makes a unique slug from the title, and keeps it when the title changes', async () => {
    const admin = await anAdmin();
    const [one, two] = [await admin.articles.create(DRAFT), await admin.articles.create(DRAFT)];

    expect(one).toMatchObject({
      slug: 'groesser-als-gedacht',
      category: 'Business',
      isPublished: true,
      isFeatured: false,
    });
    expect(two.slug).toBe('groesser-als-gedacht-2');
    expect(await admin.articles.update({ id: one.id, title: 'Renamed' })).toMatchObject({
      title: 'Renamed',
      slug: one.slug,
    });
    expect((await admin.articles.create({ ...DRAFT, title: '日本' })).slug).toMatch(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
    );
  });

  it('sets the date on the first publication, and keeps it', async () => {
    const admin = await anAdmin();
    const draft = await admin.articles.create({ ...DRAFT, isPublished: false });
    expect(draft.publishedAt).toBeNull();

    const published = await admin.articles.update({ id: draft.id, isPublished: true });
    expect(published.publishedAt).not.toBeNull();
    await admin.articles.update({ id: draft.id, isPublished: false });
    expect((await admin.articles.update({ id: draft.id, isPublished: true })).publishedAt).toBe(
      published.publishedAt,
    );
  });

  it('rejects a change based on an older version', async () => {
    const admin = await anAdmin();
    const { id, version } = await admin.articles.create(DRAFT);
    await admin.articles.update({ id, isFeatured: true, expectedVersion: version });
    await expect(
      admin.articles.update({ id, title: 'Mine', expectedVersion: version }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('records every change in the audit log', async () => {
    const admin = await anAdmin();
    const { id } = await admin.articles.create(DRAFT);
    await admin.articles.update({ id, isFeatured: true });
    const rows = await api()
      .db.selectFrom('audit')
      .select(['event', 'before', 'after'])
      .where('targetId', '=', String(id))
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { event: 'article.created' },
      { event: 'article.updated', before: { isFeatured: false }, after: { isFeatured: true } },
    ]);
  });

  it('is refused to visitors and members, and for what is missing or malformed', async () => {
    const { db, as, anonymous } = api();
    const admin = await anAdmin();
    const { id } = await admin.articles.create(DRAFT);
    const ana = await as(await makeMember(db));

    await expect(anonymous().articles.create(DRAFT)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(ana.articles.create(DRAFT)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(ana.articles.update({ id, isPublished: false })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(admin.articles.update({ id: 2_000_000_000, title: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    for (const wrong of [
      { title: ' ' },
      { content: '' },
      { heroImage: 'javascript:alert(1)' },
      { heroImage: 'http://user:secret@cdn.test/hero.webp' },
      { category: 'Gossip' as 'Sales' },
    ]) {
      await expect(admin.articles.create({ ...DRAFT, ...wrong })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
  });
});
