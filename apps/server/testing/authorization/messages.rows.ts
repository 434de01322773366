import { randomUUID } from 'node:crypto';
import { makeMember, makeMessage } from '@guildhall/db/testing';
import { MEMBERS, type MatrixRow, OWNER_ONLY, type Fixtures } from './matrix.ts';

const newMember = async ({ db }: Fixtures) => (await makeMember(db)).id;

export const messageRows: MatrixRow[] = [
  { procedure: 'messages.list', route: 'GET /api/messages', input: () => ({ limit: 5 }), expect: MEMBERS },
  { procedure: 'messages.recent', expect: MEMBERS },
  { procedure: 'messages.unread', route: 'GET /api/messages/unread', expect: MEMBERS },
  {
    procedure: 'messages.threads',
    route: 'GET /api/messages/threads',
    input: () => ({ limit: 5 }),
    expect: MEMBERS,
  },
  {
    procedure: 'messages.thread',
    route: 'GET /api/messages/threads/:userId',
    input: async (fixtures) => ({ userId: await newMember(fixtures) }),
    expect: MEMBERS,
  },
  {
    procedure: 'messages.permissions',
    input: async (fixtures) => ({ userIds: [await newMember(fixtures)] }),
    expect: MEMBERS,
  },
  {
    procedure: 'messages.send',
    route: 'POST /api/messages',
    input: async (fixtures) => ({ toUserId: await newMember(fixtures), content: randomUUID() }),
    expect: MEMBERS,
  },
  {
    procedure: 'messages.edit',
    route: 'PATCH /api/messages/:id',
    input: async ({ db, members }) => ({
      id: (await makeMessage(db, { senderId: members.owner.id })).id,
      content: 'Changed',
    }),
    expect: OWNER_ONLY,
  },
  {
    procedure: 'messages.delete',
    route: 'DELETE /api/messages/:id',
    input: async ({ db, members }) => ({ id: (await makeMessage(db, { senderId: members.owner.id })).id }),
    expect: OWNER_ONLY,
  },
  {
    procedure: 'messages.markRead',
    route: 'POST /api/messages/:id/read',
    input: async ({ db, members }) => ({ id: (await makeMessage(db, { recipientId: members.owner.id })).id }),
    expect: OWNER_ONLY,
  },
  {
    procedure: 'messages.markThreadRead',
    route: 'POST /api/messages/threads/:userId/read',
    input: async (fixtures) => ({ userId: await newMember(fixtures) }),
    expect: MEMBERS,
  },
  { procedure: 'messages.conversations.recipients', input: () => ({ q: 'a' }), expect: MEMBERS },
  {
    procedure: 'messages.conversations.search',
    route: 'GET /api/messages/search',
    input: () => ({ q: 'sauce' }),
    expect: MEMBERS,
  },
  {
    procedure: 'messages.conversations.setMuted',
    route: 'POST /api/messages/threads/:userId/mute',
    input: async (fixtures) => ({ userId: await newMember(fixtures), isMuted: true }),
    expect: MEMBERS,
  },
  {
    procedure: 'messages.conversations.signalTyping',
    route: 'POST /api/messages/threads/:userId/typing',
    input: async (fixtures) => ({ userId: await newMember(fixtures) }),
    expect: MEMBERS,
  },
  { procedure: 'messages.conversations.unread', expect: MEMBERS },
];
