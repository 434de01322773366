import { readTopics } from '@guildhall/api';
import type { Database } from '@guildhall/db';
import { joinChapter, makeChapter, makeEvent, makeMember, makePost } from '@guildhall/db/testing';
import { uploadAttachment } from '../attachments.ts';
import type { Browser } from '../browser.ts';
import type { TestServer } from '../test-server.ts';

/** Who reads. Someone who looks from inside reads first, so that no cache has what the others get. */
export const READERS = [
  'member',
  'administrator',
  'invited',
  'former',
  'leaderElsewhere',
  'outsider',
  'visitor',
] as const;
export type Reader = (typeof READERS)[number];

const EVERYONE: readonly Reader[] = READERS;
const SIGNED_IN = READERS.filter((reader) => reader !== 'visitor');
const INSIDE: readonly Reader[] = ['member', 'administrator'];
const INVITED: readonly Reader[] = [...INSIDE, 'invited'];

/** What there is, and who may know of it: docs/visibility.md says the same in words. */
export const SEEN_BY = {
  openChapter: EVERYONE,
  publicMeeting: EVERYONE,
  membersMeeting: SIGNED_IN,
  innerMeeting: INSIDE,
  hiddenChapter: INVITED,
  hiddenMeeting: INSIDE,
  /** Public when its chapter was. */
  onceOpenMeeting: INVITED,
  closedChapter: INSIDE,
  closedMeeting: INSIDE,
  /** Of the open chapter, with a picture and a comment. */
  openPost: INSIDE,
  openComment: INSIDE,
  hiddenPost: INSIDE,
  /** From before its chapter was closed: administrators decide about reports of it. */
  closedPost: ['administrator'],
} as const satisfies Record<string, readonly Reader[]>;
export type Thing = keyof typeof SEEN_BY;
export const THINGS = Object.keys(SEEN_BY) as Thing[];

/** The word that is in every text of a thing, and in no address. */
export const wordOf = (thing: Thing): string => `zq${thing.toLowerCase()}qz`;

/** What all of them are searched for. */
export const SOUGHT = 'zumsupper';

const textsOf = (thing: Thing) => ({
  description: `${SOUGHT} ${wordOf(thing)}`,
  place: `${SOUGHT} ${wordOf(thing)}`,
});

export type ChapterPost = { id: number; picture: string; commentId: number };
export type Meeting = { id: number; dateId: number; slug: string };
export type World = Awaited<ReturnType<typeof makeWorld>>;

/** Chapters and meetings of every kind, and someone of each kind who reads. */
export async function makeWorld(server: TestServer, db: Database) {
  const { signedIn } = server;
  const chapter = (thing: Thing, fields: Parameters<typeof makeChapter>[1] = {}) =>
    makeChapter(db, { name: `${SOUGHT} ${wordOf(thing)}`, ...textsOf(thing), ...fields });
  const meeting = (thing: Thing, chapterId: number, audience: 'public' | 'members' | 'chapter') =>
    makeEvent(db, {
      title: `${SOUGHT} ${wordOf(thing)}`,
      ...textsOf(thing),
      link: `https://meet.example/${wordOf(thing)}`,
      chapterId,
      audience,
      startsAt: new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 86_400_000),
    });
  const open = await chapter('openChapter');
  const hidden = await chapter('hiddenChapter', { isHidden: true, joining: 'invited' });
  const closed = await chapter('closedChapter', { closedAt: new Date() });
  const meetings: Record<string, Meeting> = {
    publicMeeting: await meeting('publicMeeting', open.id, 'public'),
    membersMeeting: await meeting('membersMeeting', open.id, 'members'),
    innerMeeting: await meeting('innerMeeting', open.id, 'chapter'),
    hiddenMeeting: await meeting('hiddenMeeting', hidden.id, 'chapter'),
    onceOpenMeeting: await meeting('onceOpenMeeting', hidden.id, 'public'),
    closedMeeting: await meeting('closedMeeting', closed.id, 'public'),
  };

  const leader = await makeMember(db);
  const rows = new Map<Reader, Awaited<ReturnType<typeof makeMember>>>();
  const browsers = new Map<Reader, Browser>([['visitor', server.visitor()]]);
  for (const reader of READERS.filter((name) => name !== 'visitor')) {
    const row = await makeMember(db, {
      role: reader === 'administrator' ? 'admin' : 'user',
      weeklyDigest: true,
    });
    rows.set(reader, row);
    browsers.set(reader, await signedIn(row));
  }
  const idOf = (reader: Reader): number => rows.get(reader)?.id ?? 0;
  for (const { id } of [open, hidden, closed]) {
    await joinChapter(db, id, { userId: leader.id, role: 'leader' });
    await joinChapter(db, id, { userId: idOf('member') });
    await joinChapter(db, id, { userId: idOf('former'), state: 'removed', endedAt: new Date() });
  }
  await joinChapter(db, hidden.id, { userId: idOf('invited'), state: 'invited', joinedAt: null });
  await makeChapter(db, { leaders: [idOf('leaderElsewhere')] });
  const asLeader = await server.signedIn(leader);
  const post = async (thing: Thing, chapterId: number): Promise<ChapterPost> => {
    const picture = await uploadAttachment(asLeader);
    const content = `#${SOUGHT} #${wordOf(thing)}`;
    const row = await makePost(db, {
      userId: leader.id,
      chapterId,
      isPublished: false,
      isShared: true,
      content,
    });
    await db
      .insertInto('attachments')
      .values({ address: picture, postId: row.id, userId: leader.id, alt: wordOf(thing), position: 0 })
      .execute();
    const said = thing === 'openPost' ? wordOf('openComment') : wordOf(thing);
    const comment = await db
      .insertInto('postComments')
      .values({ postId: row.id, userId: leader.id, content: said })
      .returning('id')
      .executeTakeFirstOrThrow();
    // Saved by everyone, as if they all had read it once.
    for (const { id } of rows.values())
      await db.insertInto('postBookmarks').values({ postId: row.id, userId: id }).execute();
    return { id: row.id, picture, commentId: comment.id };
  };
  const posts: Record<string, ChapterPost> = {
    openPost: await post('openPost', open.id),
    hiddenPost: await post('hiddenPost', hidden.id),
    closedPost: await post('closedPost', closed.id),
  };
  await readTopics(db);
  for (const { id: userId } of rows.values())
    await db.insertInto('followedTopics').values({ userId, topic: SOUGHT, name: SOUGHT }).execute();
  return {
    leader: asLeader,
    leaderId: leader.id,
    /** Who has written the posts. */
    author: { id: leader.id, username: String(leader.username) },
    browsers,
    idOf,
    chapters: { openChapter: open, hiddenChapter: hidden, closedChapter: closed },
    meetings,
    posts,
  };
}
