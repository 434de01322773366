import { joinChapter, makeChapter, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

async function member(role: 'user' | 'admin' = 'user') {
  const { db, as } = api();
  const row = await makeMember(db, { role });
  const { chapters } = await as(row);
  return { id: row.id, chapters };
}

const fields = { timeZone: 'Europe/Lisbon' };

const people = async () => ({ ana: await member(), ben: await member(), root: await member('admin') });

describe('a chapter', () => {
  it('is created by an administrator, who leads it', async () => {
    const { root, ana } = await people();
    const input = { ...fields, name: 'Founders of Lisbon', place: 'Lisbon' };
    const chapter = await root.chapters.create(input);
    expect(chapter).toMatchObject({
      slug: 'founders-of-lisbon',
      joining: 'request',
      members: 1,
      mine: { role: 'leader', state: 'active' },
      can: { manage: true, leave: true, join: false, request: false },
    });
    await expect(ana.chapters.create(input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('never gets the address of a page as its own', async () => {
    const { root } = await people();
    expect((await root.chapters.create({ ...fields, name: 'New' })).slug).toBe('chapter-1');
    expect((await root.chapters.create({ ...fields, name: 'Mine' })).slug).toBe('chapter-2');
  });

  it('is changed by its leaders alone, and not over what another leader has saved meanwhile', async () => {
    const { ana, ben } = await people();
    const { slug } = await makeChapter(api().db, { leaders: [ana.id] });
    const update = { ...fields, slug, name: 'Renamed', expectedVersion: 1 };
    await expect(ben.chapters.update(update)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await ana.chapters.update(update)).toMatchObject({ name: 'Renamed', version: 2, slug });
    await expect(ana.chapters.update(update)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('that is hidden can only be joined by invitation', async () => {
    const { root } = await people();
    const input = { ...fields, name: 'Quiet', isHidden: true };
    await expect(root.chapters.create({ ...input, joining: 'open' })).rejects.toThrow(
      'A hidden chapter is joined by invitation',
    );
    expect(await root.chapters.create({ ...input, joining: 'invited' })).toMatchObject({ isHidden: true });
  });

  it('refuses a time zone that there is none of', async () => {
    const { root } = await people();
    await expect(root.chapters.create({ timeZone: 'Mars/Olympus', name: 'Away' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('that is closed is seen by its members alone, and takes none', async () => {
    const { ana, ben } = await people();
    const { db, anonymous } = api();
    const { slug } = await makeChapter(db, { leaders: [ana.id] });
    await ana.chapters.setClosed({ slug, closed: true });
    const gone = { code: 'NOT_FOUND' };
    await expect(ben.chapters.get({ slug })).rejects.toMatchObject(gone);
    await expect(ben.chapters.members.join({ slug })).rejects.toMatchObject(gone);
    await expect(anonymous().chapters.get({ slug })).rejects.toMatchObject(gone);
    expect(await ana.chapters.get({ slug })).toMatchObject({ isClosed: true, can: { join: false } });
    await ana.chapters.setClosed({ slug, closed: false });
    expect(await ben.chapters.get({ slug })).toMatchObject({ isClosed: false, can: { join: true } });
  });
});

describe('the list of chapters', () => {
  it('goes by name, page by page, for visitors too', async () => {
    const { db, anonymous } = api();
    const names = ['Zebra A', 'zebra b', 'Zebra C'];
    for (const name of names.toReversed()) await makeChapter(db, { name });
    const first = await anonymous().chapters.list({ search: 'zebra', limit: 2 });
    const second = await anonymous().chapters.list({ search: 'zebra', limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(names);
    expect(second.nextCursor).toBeNull();
  });

  it('finds by name and place, without accents', async () => {
    const { db, anonymous } = api();
    const { slug } = await makeChapter(db, { name: 'Quarzhof Circle', place: 'Évora' });
    for (const search of ['quarzhof', 'evora'])
      expect((await anonymous().chapters.list({ search })).items.map((item) => item.slug)).toContain(slug);
  });

  it('of the viewer begins with invitations, and has no chapter that they left', async () => {
    const { ana } = await people();
    const { db } = api();
    const at = new Map<string, number>();
    for (const state of ['active', 'requested', 'invited', 'left', 'removed'] as const) {
      const { id } = await makeChapter(db);
      at.set(state, id);
      await joinChapter(db, id, { userId: ana.id, state });
    }
    expect((await ana.chapters.mine()).map(({ id }) => id)).toEqual(
      ['invited', 'active', 'requested'].map((state) => at.get(state)),
    );
  });

  it('refuses a page link that is not one of ours', async () => {
    await expect(api().anonymous().chapters.list({ cursor: 'x' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});
