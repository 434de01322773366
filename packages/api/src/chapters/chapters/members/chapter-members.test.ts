import { joinChapter, makeChapter, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();

async function member(role: 'user' | 'admin' = 'user') {
  const { db, as } = api();
  const row = await makeMember(db, { role });
  const { chapters, connections } = await as(row);
  return { id: row.id, username: row.username ?? '', chapters, connections };
}

async function chapterOf() {
  const [ana, ben] = [await member(), await member()];
  const chapter = await makeChapter(api().db, { leaders: [ana.id] });
  await joinChapter(api().db, chapter.id, { userId: ben.id });
  return { ana, ben, slug: chapter.slug, id: chapter.id };
}

const FORBIDDEN = { code: 'FORBIDDEN' };

describe('the rights of a leader', () => {
  it('end at the border of the chapter', async () => {
    const { ben, slug } = await chapterOf();
    const eva = await member();
    await makeChapter(api().db, { leaders: [eva.id] });
    const ref = { slug, userId: ben.id };
    const { chapters } = eva;
    await expect(chapters.members.remove(ref)).rejects.toMatchObject(FORBIDDEN);
    await expect(chapters.members.setRole({ ...ref, role: 'leader' })).rejects.toMatchObject(FORBIDDEN);
    await expect(chapters.members.handOver(ref)).rejects.toMatchObject(FORBIDDEN);
    await expect(chapters.requests.decide({ ...ref, approve: true })).rejects.toMatchObject(FORBIDDEN);
    await expect(chapters.requests.list({ slug, state: 'invited' })).rejects.toMatchObject(FORBIDDEN);
    await expect(chapters.setClosed({ slug, closed: true })).rejects.toMatchObject(FORBIDDEN);
    await expect(chapters.invitations.create({ slug, username: eva.username })).rejects.toMatchObject(
      FORBIDDEN,
    );
  });

  it('are also those of administrators, in every chapter', async () => {
    const { ben, slug } = await chapterOf();
    const root = await member('admin');
    expect(await root.chapters.members.setRole({ slug, userId: ben.id, role: 'leader' })).toMatchObject({
      role: 'leader',
    });
  });
});

describe('the last leader', () => {
  it('cannot leave, step down or be removed', async () => {
    const { ana, slug } = await chapterOf();
    const root = await member('admin');
    const needed = {
      code: 'CONFLICT',
      message: 'A chapter needs a leader. Make someone else a leader first.',
    };
    const ref = { slug, userId: ana.id };
    await expect(ana.chapters.members.withdraw({ slug })).rejects.toMatchObject(needed);
    await expect(ana.chapters.members.setRole({ ...ref, role: 'member' })).rejects.toMatchObject(needed);
    await expect(root.chapters.members.remove(ref)).rejects.toMatchObject(needed);
  });

  it('leaves after handing the chapter over', async () => {
    const { ana, ben, slug } = await chapterOf();
    await ana.chapters.members.handOver({ slug, userId: ben.id });
    expect(await ana.chapters.get({ slug })).toMatchObject({
      mine: { role: 'member' },
      can: { manage: false },
    });
    expect(await ben.chapters.get({ slug })).toMatchObject({
      leaders: [{ id: ben.id }],
      can: { manage: true },
    });
    expect(await ana.chapters.members.withdraw({ slug })).toMatchObject({ state: 'left' });
  });

  it('is not replaced by a deactivated one', async () => {
    const { ana, ben, slug } = await chapterOf();
    await ana.chapters.members.setRole({ slug, userId: ben.id, role: 'leader' });
    await api().db.updateTable('users').set({ isActive: false }).where('id', '=', ben.id).execute();
    await expect(ana.chapters.members.withdraw({ slug })).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the members of a chapter', () => {
  it('are listed in the order in which they joined, page by page', async () => {
    const { ana, ben, slug } = await chapterOf();
    const first = await ben.chapters.members.list({ slug, limit: 1 });
    const second = await ben.chapters.members.list({ slug, limit: 1, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ person }) => person.id)).toEqual([ana.id, ben.id]);
  });

  it('are not shown to visitors, nor those with a block between them and the viewer', async () => {
    const { ana, ben, slug } = await chapterOf();
    await expect(api().anonymous().chapters.members.list({ slug })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect((await api().anonymous().chapters.get({ slug })).leaders).toEqual([]);
    await ben.connections.block({ userId: ana.id });
    expect((await ben.chapters.members.list({ slug })).items.map(({ person }) => person.id)).toEqual([
      ben.id,
    ]);
    expect((await ben.chapters.get({ slug })).leaders).toEqual([]);
  });

  it('who are removed come back by invitation alone', async () => {
    const { ana, ben, slug } = await chapterOf();
    await ana.chapters.members.remove({ slug, userId: ben.id });
    expect((await ben.chapters.get({ slug })).can).toMatchObject({ join: false, request: false });
    await expect(ben.chapters.members.join({ slug })).rejects.toMatchObject(FORBIDDEN);
    await ana.chapters.invitations.create({ slug, username: ben.username });
    expect(await ben.chapters.members.join({ slug })).toMatchObject({ state: 'active' });
  });
});
