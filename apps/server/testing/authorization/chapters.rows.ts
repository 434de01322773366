import { randomUUID } from 'node:crypto';
import { joinChapter, makeChapter, makeMember } from '@guildhall/db/testing';
import {
  ADMINS,
  EVERYONE,
  type Fixtures,
  MEMBERS,
  type MatrixRow,
  OWNER_ONLY,
  OWNER_OR_ADMIN,
} from './matrix.ts';

const fields = { name: 'A chapter', timeZone: 'UTC' };

/** A chapter that the owner leads. */
const chapter = ({ db, members }: Fixtures) => makeChapter(db, { leaders: [members.owner.id] });

const slug = async (fixtures: Fixtures) => ({ slug: (await chapter(fixtures)).slug });

/** Someone else who belongs to it, asks to, or is new to it. */
async function someone(fixtures: Fixtures, state?: 'active' | 'requested') {
  const { id, slug: of } = await chapter(fixtures);
  const member = await makeMember(fixtures.db);
  if (state) await joinChapter(fixtures.db, id, { userId: member.id, state });
  return { slug: of, userId: member.id, username: String(member.username) };
}

async function memberRef(fixtures: Fixtures) {
  const { slug: of, userId } = await someone(fixtures, 'active');
  return { slug: of, userId };
}

export const chaptersRows: MatrixRow[] = [
  { procedure: 'chapters.list', route: 'GET /api/chapters', input: () => ({ limit: 5 }), expect: EVERYONE },
  { procedure: 'chapters.mine', route: 'GET /api/chapters/mine', expect: MEMBERS },
  { procedure: 'chapters.get', route: 'GET /api/chapters/:slug', input: slug, expect: EVERYONE },
  { procedure: 'chapters.create', route: 'POST /api/chapters', input: () => fields, expect: ADMINS },
  {
    procedure: 'chapters.update',
    route: 'PATCH /api/chapters/:slug',
    input: async (fixtures) => ({ ...fields, ...(await slug(fixtures)) }),
    expect: OWNER_OR_ADMIN,
  },
  {
    procedure: 'chapters.setClosed',
    route: 'PUT /api/chapters/:slug/closed',
    input: async (fixtures) => ({ ...(await slug(fixtures)), closed: true }),
    expect: OWNER_OR_ADMIN,
  },
  {
    procedure: 'chapters.members.list',
    route: 'GET /api/chapters/:slug/members',
    input: slug,
    expect: MEMBERS,
  },
  {
    procedure: 'chapters.members.join',
    route: 'PUT /api/chapters/:slug/join',
    input: slug,
    expect: MEMBERS,
  },
  {
    procedure: 'chapters.members.withdraw',
    route: 'DELETE /api/chapters/:slug/join',
    input: slug,
    // The last leader stays.
    expect: { ...MEMBERS, owner: 409 },
  },
  {
    procedure: 'chapters.members.setRole',
    route: 'PUT /api/chapters/:slug/members/:userId',
    input: async (fixtures) => ({ ...(await memberRef(fixtures)), role: 'leader' }),
    expect: OWNER_OR_ADMIN,
  },
  {
    procedure: 'chapters.members.remove',
    route: 'DELETE /api/chapters/:slug/members/:userId',
    input: memberRef,
    expect: OWNER_OR_ADMIN,
  },
  {
    procedure: 'chapters.members.handOver',
    route: 'POST /api/chapters/:slug/members/:userId/hand-over',
    input: memberRef,
    expect: OWNER_OR_ADMIN,
  },
  {
    procedure: 'chapters.posts.list',
    route: 'GET /api/chapters/:slug/posts',
    input: slug,
    // Nobody outside learns whether there are any.
    expect: { ...OWNER_ONLY, admin: 'ok' },
  },
  {
    procedure: 'chapters.posts.create',
    route: 'POST /api/chapters/:slug/posts',
    input: async (fixtures) => ({ ...(await slug(fixtures)), content: randomUUID() }),
    expect: { ...OWNER_OR_ADMIN, admin: 403 },
  },
  {
    procedure: 'chapters.requests.list',
    route: 'GET /api/chapters/:slug/requests',
    input: async (fixtures) => ({ ...(await slug(fixtures)), state: 'requested' }),
    expect: OWNER_OR_ADMIN,
  },
  {
    procedure: 'chapters.requests.decide',
    route: 'PUT /api/chapters/:slug/requests/:userId',
    input: async (fixtures) => {
      const { slug: of, userId } = await someone(fixtures, 'requested');
      return { slug: of, userId, approve: true };
    },
    expect: OWNER_OR_ADMIN,
  },
  {
    procedure: 'chapters.invitations.create',
    route: 'POST /api/chapters/:slug/invitations',
    input: async (fixtures) => {
      const { slug: of, username } = await someone(fixtures);
      return { slug: of, username };
    },
    expect: OWNER_OR_ADMIN,
  },
];
