import { poolOf, sql } from '@guildhall/db';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { field } from '../attachments.ts';
import { type Browser, whenReady } from '../browser.ts';
import { testServer } from '../test-server.ts';
import { everyRead } from './chapter-reads.ts';
import {
  READERS,
  type Reader,
  SEEN_BY,
  THINGS,
  type Thing,
  type World,
  makeWorld,
  wordOf,
} from './chapters-world.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

// The first page loads all sources, which takes longer than a page may.
const server = testServer({ web: 'sources', settings: { SSR_TIMEOUT_MS: '60000' } });
let world: World;
/** The reads that show a thing to a reader. */
const shown = new Map<string, Set<string>>();
const shownTo = (reader: Reader, thing: Thing) => [...(shown.get(`${reader} ${thing}`) ?? [])];

const mayKnow = (reader: Reader, thing: Thing) => (SEEN_BY[thing] as readonly Reader[]).includes(reader);
const browserOf = (reader: Reader): Browser => world.browsers.get(reader) ?? server().visitor();

beforeAll(async () => {
  await whenReady(() => server().visitor().get('/', { accept: 'text/html' }));
  world = await makeWorld(server(), server().db);
  const reads = everyRead(world);
  for (const reader of READERS)
    for (const { name, path, isPage } of reads.filter((read) => isReadBy(reader, read))) {
      const by = browserOf(reader);
      const { text } = await whenReady(() => by.get(path, isPage ? { accept: 'text/html' } : {}));
      for (const thing of THINGS.filter((known) => text.includes(wordOf(known)))) {
        const key = `${reader} ${thing}`;
        shown.set(key, (shown.get(key) ?? new Set()).add(name));
      }
    }
});

/** Members and visitors open every page; the others those that can have chapters and meetings. */
const isReadBy = (reader: Reader, { name, isPage }: { name: string; isPage: boolean }) =>
  !isPage ||
  reader === 'outsider' ||
  reader === 'visitor' ||
  /^\/(chapters|events|search|dashboard|saved|feed|$)/.test(name);

/** Where each kind of thing is shown to those who may know of it. */
const PLACES: Record<'chapter' | 'meeting' | 'post' | 'comment', string[]> = {
  post: ['/feed/:id', 'feed.get', 'saved.posts'],
  comment: ['feed.comments.list'],
  chapter: ['/chapters', '/chapters/:slug', '/search', 'chapters.get', 'chapters.list', 'search.all'],
  meeting: [
    '/chapters/:slug',
    '/events',
    '/events/:slug',
    'events.get',
    'events.list',
    'events.month',
    'file',
    'search.all',
  ],
};
/** Closed chapters are in no list; their pages stay for their members. */
const NOT_LISTED = ['/chapters', '/search', 'chapters.list', 'search.all'];

const placesOf = (thing: Thing) => {
  if (thing.endsWith('Comment')) return PLACES.comment;
  // A closed chapter has no list of posts.
  if (thing.endsWith('Post'))
    return thing === 'closedPost' ? PLACES.post : [...PLACES.post, 'chapters.posts.list'];
  if (!thing.endsWith('Chapter')) return PLACES.meeting;
  return thing === 'closedChapter'
    ? PLACES.chapter.filter((place) => !NOT_LISTED.includes(place))
    : PLACES.chapter;
};

const pairs = READERS.flatMap((reader) => THINGS.map((thing) => ({ reader, thing })));

describe('every read, page and document', () => {
  it.each(pairs.filter(({ reader, thing }) => !mayKnow(reader, thing)))(
    'has nothing of the $thing for the $reader',
    ({ reader, thing }) => {
      expect(shownTo(reader, thing)).toEqual([]);
    },
  );

  it.each(pairs.filter(({ reader, thing }) => mayKnow(reader, thing)))(
    'shows the $thing to the $reader where it belongs',
    ({ reader, thing }) => {
      expect(shownTo(reader, thing)).toEqual(expect.arrayContaining(placesOf(thing)));
    },
  );

  it('is asked about every chapter and meeting', () => {
    expect(everyRead(world).length).toBeGreaterThan(200);
  });
});

describe('what there is not for a reader', () => {
  const hidden = () =>
    pairs.filter(({ reader, thing }) => !mayKnow(reader, thing) && !/(Post|Comment)$/.test(thing));

  it('answers as what does not exist, and nobody counts or changes it', async () => {
    for (const { reader, thing } of hidden()) {
      const by = browserOf(reader);
      const chapter = Object.entries(world.chapters).find(([name]) => name === thing)?.[1];
      const meeting = world.meetings[thing];
      const paths = chapter
        ? [
            `/api/chapters/${chapter.slug}`,
            `/chapters/${chapter.slug}`,
            `/api/events?chapter=${chapter.slug}`,
          ]
        : [
            `/api/events/${meeting?.slug}`,
            `/events/${meeting?.slug}`,
            `/events/${meeting?.slug}/calendar.ics?date=${meeting?.dateId}`,
          ];
      for (const path of paths) {
        const { status } = await by.get(path, path.startsWith('/api') ? {} : { accept: 'text/html' });
        expect(`${reader} ${path} ${status}`).toBe(`${reader} ${path} 404`);
      }
      if (reader === 'visitor') continue;
      const calls = chapter
        ? [
            by.get(`/api/chapters/${chapter.slug}/members`),
            by.json('PUT', `/api/chapters/${chapter.slug}/join`, {}),
          ]
        : ['rsvp', 'attendees', 'whom-to-meet', 'attendance'].map((what) =>
            by.send(
              what === 'rsvp' ? 'PUT' : 'GET',
              `/api/events/${meeting?.id}/dates/${meeting?.dateId}/${what}`,
            ),
          );
      for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
    }
  });

  it('answers so of a post, its comments and its picture, and nobody writes to it', async () => {
    for (const { reader, thing } of pairs.filter((pair) => !mayKnow(pair.reader, pair.thing))) {
      const post = world.posts[thing];
      if (!post) continue;
      const { id, picture, commentId } = post;
      const by = browserOf(reader);
      for (const path of [
        `/api/feed/${id}`,
        `/api/feed/${id}/comments`,
        `/feed/${id}`,
        `/cards/posts/${id}.png`,
        picture,
      ]) {
        const { status } = await by.get(path, path.startsWith('/feed') ? { accept: 'text/html' } : {});
        expect(`${reader} ${path} ${status}`).toBe(`${reader} ${path} 404`);
      }
      if (reader === 'visitor') continue;
      const report = { category: 'other', reason: 'It is there' };
      for (const { status } of [
        await by.json('PUT', `/api/feed/${id}/like`, { liked: true }),
        await by.json('PUT', `/api/feed/${id}/bookmark`, { bookmarked: true }),
        await by.post(`/api/feed/${id}/comments`, { content: 'Hello' }),
        await by.post(`/api/feed/${id}/report`, report),
        await by.send('DELETE', `/api/comments/${commentId}`),
      ])
        expect(status).toBe(404);
    }
    for (const reader of ['member', 'administrator'] as const)
      expect((await browserOf(reader).get(world.posts['openPost']?.picture ?? '')).status).toBe(200);
  });

  it('takes no guests: a visitor asks for a seat at a public meeting of an open chapter alone', async () => {
    for (const [thing, { id, dateId }] of Object.entries(world.meetings)) {
      const { status } = await server().visitor().post(`/api/events/${id}/dates/${dateId}/guests`, {
        name: 'Ada',
        email: 'ada@guests.test',
        consent: true,
      });
      expect(`${thing} ${status}`).toBe(`${thing} ${thing === 'publicMeeting' ? 200 : 404}`);
    }
  });

  it('is in no calendar, whatever its address asks for', async () => {
    for (const reader of READERS.filter((name) => name !== 'visitor')) {
      const { body } = await browserOf(reader).post('/api/calendar-feeds');
      const { pathname } = new URL((body as { url: string }).url);
      const { text } = await server().visitor().get(`${pathname}?events=all`);
      for (const thing of Object.keys(world.meetings) as Thing[])
        expect(`${reader} ${thing} ${text.includes(wordOf(thing))}`).toBe(
          `${reader} ${thing} ${mayKnow(reader, thing)}`,
        );
    }
  });
});

describe('news of a chapter and its meetings', () => {
  it('reaches those who may know of them alone: by bell, mail, live stream and export', async () => {
    const { db } = server();
    const { hiddenChapter, openChapter } = world.chapters;
    const heard: number[][] = [];
    const client = await poolOf(db).connect();
    await client.query('listen guildhall_live');
    client.on('notification', ({ payload }) => {
      const { userIds } = JSON.parse(payload ?? '{}') as { userIds?: number[] | null };
      // Below zero: marks for other processes.
      heard.push((userIds ?? []).filter((id) => id > 0));
    });
    for (const thing of ['innerMeeting', 'hiddenMeeting', 'onceOpenMeeting'] as const) {
      const { id, dateId } = world.meetings[thing] ?? { id: 0, dateId: 0 };
      await browserOf('member').send('PUT', `/api/events/${id}/dates/${dateId}/rsvp`);
      expect((await world.leader.post(`/api/events/${id}/cancel`)).status).toBe(200);
    }
    const made = await world.leader.post('/api/events', {
      title: 'Another one',
      timeZone: 'UTC',
      start: '2099-01-01T08:00',
      end: '2099-01-01T09:00',
      audience: 'chapter',
      chapter: hiddenChapter.slug,
    });
    expect(made.status).toBe(201);
    await world.leader.json('PUT', `/api/chapters/${openChapter.slug}/members/${world.idOf('member')}`, {
      role: 'host',
    });
    const everyone = READERS.filter((name) => name !== 'visitor').map((name) => world.idOf(name));
    const mentions = everyone.map((id) => `[@Someone](m:${id})`).join(' ');
    const written = await world.leader.post(`/api/chapters/${hiddenChapter.slug}/posts`, {
      content: `${wordOf('hiddenPost')} ${mentions}`,
    });
    expect(written.status).toBe(201);
    const commented = await world.leader.post(`/api/feed/${String(field(written.body, 'id'))}/comments`, {
      content: `${wordOf('hiddenPost')} ${mentions}`,
    });
    expect(commented.status).toBe(201);
    await client.query(`select pg_notify('guildhall_live', '{}')`);
    client.release(true);

    const inside = new Set([world.idOf('member'), world.leaderId, world.idOf('invited')]);
    expect(heard.flat().length).toBeGreaterThan(0);
    expect(heard.flat().filter((id) => !inside.has(id))).toEqual([]);
    const { rows } = await sql<{ userId: number; data: string }>`
      select user_id, data::text as data from notifications where kind in ('event', 'chapter', 'mention', 'comment')
      union all select user_id, payload::text from ops.outbox where user_id is not null`.execute(db);
    const ofPosts = rows.filter(({ data }) => data.includes('"postId"'));
    // In the app of the post and of the comment, and by one mail.
    expect(ofPosts.map(({ userId }) => userId)).toEqual(
      Array.from({ length: 3 }, () => world.idOf('member')),
    );
    const outside = rows.filter(({ userId }) => !inside.has(userId));
    for (const thing of THINGS)
      expect(outside.filter(({ data }) => data.includes(wordOf(thing)))).toEqual([]);
    for (const reader of ['outsider', 'leaderElsewhere', 'former'] as const) {
      const { text } = await browserOf(reader).get('/api/account/export');
      for (const thing of THINGS) expect(text).not.toContain(wordOf(thing));
    }
  });
});
