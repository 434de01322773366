import { randomUUID } from 'node:crypto';
import type { Database } from '@guildhall/db';
import { makePost } from '@guildhall/db/testing';
import { EVERYONE, MEMBERS, type MatrixRow, OWNER_OR_ADMIN, type Fixtures } from './matrix.ts';

const ownersPost = async ({ db, members }: Fixtures) => ({
  id: (await makePost(db, { userId: members.owner.id })).id,
});

const anotherPost = async ({ db }: Fixtures) => ({ id: (await makePost(db)).id });

/** With the counter that goes with one comment. */
const commentedPost = (db: Database) => makePost(db, { comments: 1 });

const comment = (db: Database, userId: number, postId: number) =>
  db
    .insertInto('postComments')
    .values({ userId, postId, content: 'A comment' })
    .returning('id')
    .executeTakeFirstOrThrow();

const ownersComment = async ({ db, members }: Fixtures) =>
  comment(db, members.owner.id, (await commentedPost(db)).id);

const anotherComment = async ({ db }: Fixtures) => {
  const post = await commentedPost(db);
  return comment(db, post.userId, post.id);
};

const onAnotherPost = async (fixtures: Fixtures) => ({ postId: (await anotherPost(fixtures)).id });

export const feedRows: MatrixRow[] = [
  { procedure: 'feed.list', route: 'GET /api/feed', input: () => ({ limit: 5 }), expect: EVERYONE },
  { procedure: 'feed.get', route: 'GET /api/feed/:id', input: ownersPost, expect: EVERYONE },
  {
    procedure: 'feed.countNewer',
    route: 'GET /api/feed/newer',
    input: () => ({ afterId: 0 }),
    expect: EVERYONE,
  },
  { procedure: 'feed.unpublished', route: 'GET /api/feed/unpublished', expect: MEMBERS },
  {
    procedure: 'feed.create',
    route: 'POST /api/feed',
    input: () => ({ content: randomUUID() }),
    expect: MEMBERS,
  },
  {
    procedure: 'feed.update',
    route: 'PATCH /api/feed/:id',
    input: async (fixtures) => ({ ...(await ownersPost(fixtures)), content: 'Changed' }),
    // Nobody puts words into a member's mouth.
    expect: { ...OWNER_OR_ADMIN, admin: 403 },
  },
  {
    procedure: 'feed.delete',
    route: 'DELETE /api/feed/:id',
    input: ownersPost,
    permissions: ['moderation'],
    expect: OWNER_OR_ADMIN,
  },
  {
    procedure: 'feed.like',
    route: 'PUT /api/feed/:id/like',
    input: async (fixtures) => ({ ...(await ownersPost(fixtures)), liked: true }),
    expect: MEMBERS,
  },
  {
    procedure: 'feed.bookmark',
    route: 'PUT /api/feed/:id/bookmark',
    input: async (fixtures) => ({ ...(await ownersPost(fixtures)), bookmarked: true }),
    expect: MEMBERS,
  },
  { procedure: 'feed.share', route: 'POST /api/feed/:id/share', input: ownersPost, expect: EVERYONE },
  {
    procedure: 'feed.report',
    route: 'POST /api/feed/:id/report',
    input: ownersPost,
    expect: { ...MEMBERS, owner: 403 },
  },
  {
    procedure: 'feed.comments.list',
    route: 'GET /api/feed/:postId/comments',
    input: onAnotherPost,
    expect: EVERYONE,
  },
  {
    procedure: 'feed.comments.create',
    route: 'POST /api/feed/:postId/comments',
    input: async (fixtures) => ({ ...(await onAnotherPost(fixtures)), content: 'Well said' }),
    expect: MEMBERS,
  },
  {
    procedure: 'feed.comments.delete',
    route: 'DELETE /api/comments/:id',
    input: ownersComment,
    permissions: ['moderation'],
    expect: OWNER_OR_ADMIN,
  },
  {
    procedure: 'feed.comments.report',
    route: 'POST /api/comments/:id/report',
    input: anotherComment,
    expect: MEMBERS,
  },
  { procedure: 'topics.popular', route: 'GET /api/topics/popular', expect: MEMBERS },
  { procedure: 'topics.followed', route: 'GET /api/topics/followed', expect: MEMBERS },
  {
    procedure: 'topics.suggest',
    route: 'GET /api/topics/suggest',
    input: () => ({ q: 'web' }),
    expect: MEMBERS,
  },
  {
    procedure: 'topics.follow',
    route: 'PUT /api/topics/:name/follow',
    input: () => ({ name: 'webdesign', following: true }),
    expect: MEMBERS,
  },
];
