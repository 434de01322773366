import { makeConnection, makeMember } from '@guildhall/db/testing';
import { MEMBERS, type MatrixRow, OWNER_ONLY, type Fixtures } from './matrix.ts';

const newMember = async ({ db }: Fixtures) => ({ userId: (await makeMember(db)).id });

/** A request that waits for the owner's answer. */
const askedOfOwner = async ({ db, members }: Fixtures) => {
  const { id } = await makeConnection(db, { connectedUserId: members.owner.id, status: 'pending' });
  return { id, status: 'accepted' };
};

export const connectionRows: MatrixRow[] = [
  { procedure: 'needs.list', input: () => ({}), expect: MEMBERS },
  {
    procedure: 'needs.watch',
    input: () => ({ need: 'Nobody wrote this', watching: false }),
    expect: MEMBERS,
  },
  { procedure: 'connections.list', route: 'GET /api/connections', input: () => ({}), expect: MEMBERS },
  {
    procedure: 'connections.request',
    route: 'POST /api/connections/request',
    input: async ({ db }) => ({ toUserId: (await makeMember(db)).id }),
    expect: MEMBERS,
  },
  {
    procedure: 'connections.respond',
    route: 'PATCH /api/connections/:id',
    input: askedOfOwner,
    expect: OWNER_ONLY,
  },
  { procedure: 'connections.withMember', input: newMember, expect: MEMBERS },
  { procedure: 'connections.block', input: newMember, expect: MEMBERS },
  { procedure: 'connections.unblock', input: newMember, expect: MEMBERS },
  { procedure: 'connections.blocked', expect: MEMBERS },
  { procedure: 'connections.dismiss', input: newMember, expect: MEMBERS },
  { procedure: 'connections.dismissed', expect: MEMBERS },
  { procedure: 'connections.suggestAgain', input: newMember, expect: MEMBERS },
  {
    procedure: 'profile.report',
    route: 'POST /api/profile/:id/report',
    input: ({ members }) => ({ id: members.owner.id, reason: 'Rude' }),
    // Nobody reports themselves.
    expect: { ...MEMBERS, owner: 403 },
  },
  { procedure: 'dashboard.stats', route: 'GET /api/dashboard/stats', expect: MEMBERS },
  { procedure: 'dashboard.recommendations', route: 'GET /api/dashboard/recommendations', expect: MEMBERS },
  { procedure: 'dashboard.waiting', expect: MEMBERS },
  { procedure: 'onboarding.steps', expect: MEMBERS },
  { procedure: 'onboarding.skip', input: () => ({ step: 'seek' }), expect: MEMBERS },
  { procedure: 'network.insights', route: 'GET /api/network/insights', expect: MEMBERS },
];
