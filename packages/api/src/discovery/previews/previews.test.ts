import {
  joinChapter,
  makeArticle,
  makeBusiness,
  makeChapter,
  makeEvent,
  makeEventDate,
  makeMember,
  makeOpportunity,
  makePost,
} from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import type { Caller } from '../../app.router.ts';

const api = testApi();
const DAY = 86_400_000;

const previews = async (caller: Caller, ...paths: string[]) => (await caller.previews.list({ paths })).items;
const shownOf = async (caller: Caller, ...paths: string[]) =>
  (await previews(caller, ...paths)).map(({ path }) => path);

/** Members of every relation to the author of what is linked. */
async function people() {
  const { db, as, anonymous } = api();
  const author = await makeMember(db, {
    firstName: 'Ana',
    lastName: 'Silva',
    jobTitle: 'Baker',
    company: 'Rye',
  });
  const reader = await makeMember(db);
  return { db, author, reader, readers: await as(reader), visitor: anonymous() };
}

describe('the preview of a page', () => {
  it('says its kind, title and one line, with a picture where there is one, for every kind in one call', async () => {
    const { db, author, visitor } = await people();
    const userId = author.id;
    const article = await makeArticle(db, {
      title: 'Harvest',
      summary: 'What we **grew**',
      isPublished: true,
    });
    const business = await makeBusiness(db, {
      ownerId: userId,
      name: "O'Brien <b>",
      shortDescription: 'Bread',
    });
    const work = await makeOpportunity(db, {
      postedBy: userId,
      title: 'Oven',
      location: 'Bath',
      audience: 'public',
    });
    const startsAt = new Date(Date.now() + DAY);
    const event = await makeEvent(db, { title: 'Market', place: 'Town hall', audience: 'public', startsAt });
    const chapter = await makeChapter(db, { name: 'Bath', place: 'Bath, England' });
    const post = await makePost(db, { userId, content: 'Fresh **bread**\n\nevery day' });
    const paths = [
      `/news/${article.slug}`,
      `/business/${business.slug}`,
      `/opportunities/${work.id}-oven`,
      `/events/${event.slug}`,
      `/profile/${author.username}`,
      `/chapters/${chapter.slug}`,
      `/feed/${post.id}`,
    ];
    expect(await previews(visitor, ...paths)).toMatchObject([
      { kind: 'article', title: 'Harvest', line: 'What we grew' },
      { kind: 'business', title: "O'Brien <b>", line: 'Bread' },
      { kind: 'opportunity', title: 'Oven', line: 'Bath' },
      { kind: 'event', title: 'Market', line: 'Town hall', when: { startsAt: startsAt.toISOString() } },
      { kind: 'profile', title: 'Ana Silva', line: 'Baker · Rye' },
      { kind: 'chapter', title: 'Bath', line: 'Bath, England' },
      { kind: 'post', title: 'Ana Silva', line: 'Fresh bread every day' },
    ]);
    expect(await shownOf(visitor, ...paths)).toEqual(paths);
  });

  it('is found by the address in any spelling that opens the page', async () => {
    const { author, visitor } = await people();
    const paths = [
      `/profile/${author.username?.toUpperCase()}`,
      `/profile/${author.id}`,
      `/profile/${author.username}/?x#y`,
    ];
    expect(await shownOf(visitor, ...paths)).toEqual(paths);
  });

  it('of a repeating event has the date that its address names, else the next', async () => {
    const { db, visitor } = await people();
    const at = (days: number) => new Date(Date.now() + days * DAY);
    const { id, slug } = await makeEvent(db, { audience: 'public', startsAt: at(-7) });
    const next = await makeEventDate(db, { eventId: id, startsAt: at(7) });
    const later = await makeEventDate(db, { eventId: id, startsAt: at(14) });
    const found = await previews(visitor, `/events/${slug}`, `/events/${slug}?date=${later.id}`);
    expect(found.map(({ when }) => when?.startsAt)).toEqual([
      next.startsAt.toISOString(),
      later.startsAt.toISOString(),
    ]);
  });

  it('is not made for other pages, or for addresses that nothing has', async () => {
    const { visitor } = await people();
    const paths = [
      '/members',
      '/events/new',
      '/feed/999999',
      '/profile/%E0%A4%A',
      '/feed/x',
      '//evil.example/feed/1',
    ];
    expect(await previews(visitor, ...paths)).toEqual([]);
  });

  it('of a post has the current name of a member whom it mentions', async () => {
    const { db, author, reader, visitor } = await people();
    const post = await makePost(db, { userId: author.id, content: `Thanks, [@Benny](m:${reader.id})` });
    await db
      .updateTable('users')
      .set({ firstName: 'Cem', lastName: 'Demir' })
      .where('id', '=', reader.id)
      .execute();
    expect(await previews(visitor, `/feed/${post.id}`)).toMatchObject([{ line: 'Thanks, @Cem Demir' }]);
  });
});

describe('there is no preview', () => {
  it('for visitors of what is for members, and for strangers of what is for a chapter', async () => {
    const { db, author, readers, visitor } = await people();
    const work = await makeOpportunity(db, { postedBy: author.id, audience: 'members' });
    const event = await makeEvent(db, { audience: 'members' });
    const chapter = await makeChapter(db, { isHidden: true, joining: 'invited', leaders: [author.id] });
    const meeting = await makeEvent(db, { audience: 'chapter', chapterId: chapter.id });
    const post = await makePost(db, {
      userId: author.id,
      chapterId: chapter.id,
      isPublished: false,
      isShared: true,
    });
    const forMembers = [`/opportunities/${work.id}`, `/events/${event.slug}`];
    const forChapter = [`/chapters/${chapter.slug}`, `/events/${meeting.slug}`, `/feed/${post.id}`];
    const all = [...forMembers, ...forChapter];
    expect(await shownOf(visitor, ...all)).toEqual([]);
    expect(await shownOf(readers, ...all)).toEqual(forMembers);
    expect(await shownOf(await api().as(author), ...all)).toEqual(all);
    const joined = await makeMember(db);
    await joinChapter(db, chapter.id, { userId: joined.id });
    expect(await shownOf(await api().as(joined), ...all)).toEqual(all);
  });

  it('of what is not published, was taken down, deleted or cancelled', async () => {
    const { db, author, readers } = await people();
    const article = await makeArticle(db, { isPublished: false });
    const hidden = await makeBusiness(db, { ownerId: author.id, isActive: false });
    const deleted = await makeBusiness(db, { ownerId: author.id, deletedAt: new Date() });
    const post = await makePost(db, { userId: author.id, isPublished: false });
    const gone = await makePost(db, { userId: author.id, deletedAt: new Date() });
    const event = await makeEvent(db, { audience: 'public', cancelledAt: new Date() });
    const closed = await makeChapter(db, { closedAt: new Date() });
    const paths = [
      `/news/${article.slug}`,
      `/business/${hidden.slug}`,
      `/business/${deleted.slug}`,
      `/feed/${post.id}`,
      `/feed/${gone.id}`,
      `/events/${event.slug}`,
      `/chapters/${closed.slug}`,
    ];
    expect(await shownOf(readers, ...paths)).toEqual([]);
  });

  const ofAuthor = async () => {
    const { db, author, ...others } = await people();
    const work = await makeOpportunity(db, { postedBy: author.id, audience: 'public' });
    const post = await makePost(db, { userId: author.id });
    const paths = [
      `/profile/${author.username}`,
      `/profile/${author.id}`,
      `/opportunities/${work.id}`,
      `/feed/${post.id}`,
    ];
    expect(await shownOf(others.readers, ...paths)).toEqual(paths);
    return { db, author, paths, ...others };
  };

  it.each([true, false])(
    'where one of two members has blocked the other (the reader: %s)',
    async (byReader) => {
      const { db, author, reader, readers, visitor, paths } = await ofAuthor();
      const pair = byReader ? [reader.id, author.id] : [author.id, reader.id];
      await db
        .insertInto('blocks')
        .values({ blockerId: pair[0] ?? 0, blockedId: pair[1] ?? 0 })
        .execute();
      expect(await shownOf(readers, ...paths)).toEqual([]);
      expect(await shownOf(visitor, ...paths)).toEqual(paths);
    },
  );

  it.each([
    ['is deactivated', { isActive: false }],
    ['deleted their account', { isActive: false, erasedAt: new Date() }],
  ])('of a member who %s', async (_what, change) => {
    const { db, author, readers, paths } = await ofAuthor();
    await db.updateTable('users').set(change).where('id', '=', author.id).execute();
    expect(await shownOf(readers, ...paths)).toEqual([]);
  });

  it('of pages of an area that the community has switched off', async () => {
    const { db, readers } = await people();
    const admin = await api().as(await makeMember(db, { role: 'admin' }));
    const article = await makeArticle(db, { isPublished: true });
    const path = `/news/${article.slug}`;
    expect(await shownOf(readers, path)).toEqual([path]);
    await admin.admin.community.update({ disabledAreas: ['news'] });
    expect(await shownOf(readers, path)).toEqual([]);
    await admin.admin.community.update({ disabledAreas: [] });
  });
});

it('more than twenty pages, or longer addresses, are refused', async () => {
  const { visitor } = await people();
  await expect(
    visitor.previews.list({ paths: Array.from({ length: 21 }, () => '/feed/1') }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(visitor.previews.list({ paths: [`/news/${'x'.repeat(300)}`] })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});
