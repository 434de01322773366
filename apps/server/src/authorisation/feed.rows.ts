import { randomUUID } from 'node:crypto';
import { makePost } from '@guildhall/db/testing';
import { EVERYONE, MEMBERS, type MatrixRow, OWNER_OR_ADMIN, type World } from './matrix.ts';

const ownersPost = async ({ db, members }: World) => ({
  id: (await makePost(db, { userId: members.owner.id })).id,
});

export const feedRows: MatrixRow[] = [
  { procedure: 'feed.list', route: 'GET /api/feed', input: () => ({ limit: 5 }), expect: EVERYONE },
  {
    procedure: 'feed.create',
    route: 'POST /api/feed',
    input: () => ({ content: randomUUID() }),
    expect: MEMBERS,
  },
  { procedure: 'feed.delete', route: 'DELETE /api/feed/:id', input: ownersPost, expect: OWNER_OR_ADMIN },
  {
    procedure: 'feed.like',
    route: 'PUT /api/feed/:id/like',
    input: async (world) => ({ ...(await ownersPost(world)), liked: true }),
    expect: MEMBERS,
  },
];
