import { makeBusiness, makeMember, makePost } from '@guildhall/db/testing';
import { mentionMarkdown, mentionsIn } from '@guildhall/markdown';
import { array, assert, asyncProperty, nat, record } from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { type TestApi, testApi } from '../../../testing/index.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { listPosts } from './feed.queries.ts';
import { PostPage } from './feed.schema.ts';
import { listSerializedPosts } from './serialized-posts.queries.ts';

vi.setConfig({ testTimeout: 120_000 });

const api = testApi();
const MEMBERS = 5;
const POSTS = 8;
const INPUT = { limit: 6 };

let test: TestApi;
let viewers: Viewer[] = [];
let postIds: number[] = [];
let businessId = 0;

beforeEach(async () => {
  test = api();
  const { db } = test;
  await db.deleteFrom('posts').execute();
  viewers = [];
  for (let count = 0; count < MEMBERS; count += 1) {
    const { id } = await makeMember(db, count === 0 ? { role: 'admin' } : {});
    viewers.push({ id, role: count === 0 ? 'admin' : 'user', sessionKey: null, authAt: new Date() });
  }
  businessId = (await makeBusiness(db, { ownerId: viewers[1]?.id ?? 0, name: 'Rye' })).id;
  postIds = [];
  for (let count = 0; count < POSTS; count += 1)
    postIds.push((await makePost(db, { userId: viewers[count % MEMBERS]?.id ?? 0 })).id);
});

const serialized = (viewer: Viewer | null) => listSerializedPosts({ db: test.served, viewer }, INPUT);
const plain = async (viewer: Viewer | null) =>
  JSON.stringify(PostPage.parse(await listPosts(test.served, viewer, INPUT)));

type Step = { what: number; who: number; whom: number; post: number };

/** What members, administrators and time do to posts, by chance. */
const STEPS: ((step: { viewer: Viewer; other: Viewer; id: number }) => Promise<unknown>)[] = [
  async ({ viewer, id }) => (await test.as(viewer)).feed.like({ id, liked: true }),
  async ({ viewer, id }) => (await test.as(viewer)).feed.like({ id, liked: false }),
  async ({ viewer, id }) => (await test.as(viewer)).feed.bookmark({ id, bookmarked: true }),
  async ({ viewer, id }) => (await test.as(viewer)).feed.share({ id }),
  async ({ viewer, id }) => (await test.as(viewer)).feed.comments.create({ postId: id, content: `On ${id}` }),
  async ({ viewer, id }) =>
    (await test.as(viewer)).feed.update({ id, content: `**Now** see https://example.com/${viewer.id}` }),
  async ({ viewer, other }) =>
    (await test.as(viewer)).feed.create({
      content: `With ${mentionMarkdown({ kind: 'member', id: other.id, name: 'A' })}, by ${viewer.id}`,
    }),
  async ({ viewer }) =>
    (await test.as(viewer)).feed.create({
      content: `At ${mentionMarkdown({ kind: 'business', id: businessId, name: 'B' })}, by ${viewer.id}`,
    }),
  async ({ viewer }) => (await test.as(viewer)).feed.create({ content: `New, by ${viewer.id}` }),
  async ({ viewer, id }) => (await test.as(viewer)).feed.delete({ id }),
  async ({ viewer, other }) => (await test.as(viewer)).connections.block({ userId: other.id }),
  async ({ viewer, other }) => (await test.as(viewer)).connections.unblock({ userId: other.id }),
  async ({ viewer }) =>
    (await test.as(viewer)).profile.update({ firstName: 'Renamed', company: 'Elsewhere' }),
  ({ id }) => change('posts', { isPublished: false }, id),
  ({ id }) => change('posts', { createdAt: new Date(Date.now() - 40 * 60_000) }, id),
  ({ other }) => change('users', { isActive: false }, other.id),
  ({ other }) => change('users', { isActive: true }, other.id),
  () => change('businesses', { isActive: false }, businessId),
  () => change('businesses', { isActive: true }, businessId),
  () => change('businesses', { deletedAt: new Date() }, businessId),
  () => test.db.updateTable('shortUrls').set({ takenDownAt: new Date() }).execute(),
  () => test.db.updateTable('shortUrls').set({ takenDownAt: null }).execute(),
];

const change = (table: 'posts' | 'users' | 'businesses', values: object, id: number) =>
  test.db.updateTable(table).set(values).where('id', '=', id).execute();

/** Some steps are refused, such as changing another member's post. */
async function take({ what, who, whom, post }: Step): Promise<void> {
  const [step, viewer, other, id] = [
    STEPS[what % STEPS.length],
    viewers[who % MEMBERS],
    viewers[whom % MEMBERS],
    postIds[post % POSTS],
  ];
  if (step && viewer && other && id !== undefined) await step({ viewer, other, id }).catch(() => {});
}

it('gives every member and visitor the bytes of the plain query, whatever has happened to the posts', async () => {
  const step = record({ what: nat(), who: nat(), whom: nat(), post: nat() });
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const one of steps) await take(one);
      for (const viewer of [null, ...viewers]) expect(await serialized(viewer)).toBe(await plain(viewer));
    }),
    { numRuns: 30 },
  );
});

it('never gives one member what is another’s, in 10,000 requests of 50 members', async () => {
  const { db } = test;
  const members: Viewer[] = [];
  for (let count = 0; count < 50; count += 1)
    members.push({ id: (await makeMember(db)).id, role: 'user', sessionKey: null, authAt: new Date() });
  const marks = members.flatMap(({ id: userId }, at) =>
    postIds
      .slice(-INPUT.limit)
      .filter((_, bit) => (at + 1) & (1 << bit))
      .map((postId) => ({ userId, postId })),
  );
  await db.insertInto('postLikes').values(marks).execute();
  const [blocked] = members;
  await db
    .insertInto('blocks')
    .values({ blockerId: viewers[0]?.id ?? 0, blockedId: blocked?.id ?? 0 })
    .execute();
  const expected = new Map<Viewer | null, string>();
  for (const viewer of [null, ...members]) expected.set(viewer, await plain(viewer));
  expect(new Set(expected.values()).size).toBe(51);

  const askers = [null, ...members];
  for (let round = 0; round < 100; round += 1) {
    const asked = Array.from(
      { length: 100 },
      (_, turn) => askers[(turn * 7 + round * 13) % askers.length] ?? null,
    );
    const answers = await Promise.all(asked.map(serialized));
    expect(answers.filter((answer, turn) => answer !== expected.get(asked[turn] ?? null))).toEqual([]);
  }
});

it('shows the current name of a mentioned member, but not to members whom they block', async () => {
  const [, author, mentioned, blocked] = viewers;
  if (!author || !mentioned || !blocked) throw new Error('There are too few members');
  const content = mentionMarkdown({ kind: 'member', id: mentioned.id, name: 'Someone' });
  await (await test.as(author)).feed.create({ content });
  const mentionFor = async (viewer: Viewer | null) => {
    const [post] = PostPage.parse(JSON.parse(await serialized(viewer))).items;
    return mentionsIn(post?.body ?? [])[0];
  };
  expect(await mentionFor(author)).toMatchObject({ path: expect.stringContaining('/profile/') });
  await change('users', { firstName: 'Zoë', lastName: 'Renamed' }, mentioned.id);
  await test.db.insertInto('blocks').values({ blockerId: mentioned.id, blockedId: blocked.id }).execute();
  expect(await mentionFor(author)).toMatchObject({ name: 'Zoë Renamed', path: expect.any(String) });
  expect(await mentionFor(null)).toMatchObject({ name: 'Zoë Renamed', path: expect.any(String) });
  expect(await mentionFor(blocked)).toMatchObject({ name: 'Someone', path: null });
});

it('follows a like of a moment ago', async () => {
  const [, viewer] = viewers;
  const [id = 0] = postIds.slice(-1);
  if (!viewer) throw new Error('There is no member');
  const caller = await test.as(viewer);
  for (const liked of [true, false, true]) {
    await caller.feed.like({ id, liked });
    const page = PostPage.parse(JSON.parse(await serialized(viewer)));
    expect(page.items[0]).toMatchObject({ id, liked, likes: liked ? 1 : 0 });
  }
});
