import { makeMember, makeReferral } from '@guildhall/db/testing';
import { MEMBERS, type MatrixRow, OWNER_ONLY, type Actor, type Fixtures } from './matrix.ts';

const toOwner = async ({ db, members }: Fixtures) => ({
  id: (await makeReferral(db, { targetId: members.owner.id })).id,
});

/** A referrer must say in the profile what they offer. */
async function toNewMember({ db, members }: Fixtures, actor: Actor) {
  if (actor !== 'visitor')
    await db
      .updateTable('users')
      .set({ servicesOffered: 'Bread' })
      .where('id', '=', members[actor].id)
      .execute();
  return { targetId: (await makeMember(db)).id, targetType: 'user' };
}

export const referralRows: MatrixRow[] = [
  { procedure: 'referrals.pairs', expect: MEMBERS },
  { procedure: 'referrals.matches', route: 'GET /api/referrals/matches', expect: MEMBERS },
  {
    procedure: 'referrals.introducible',
    input: async ({ db }) => ({ targetId: (await makeMember(db)).id }),
    expect: MEMBERS,
  },
  {
    procedure: 'referrals.permission',
    input: async ({ db }) => ({ userId: (await makeMember(db)).id }),
    expect: MEMBERS,
  },
  { procedure: 'referrals.pending', route: 'GET /api/referrals/pending', expect: MEMBERS },
  { procedure: 'referrals.stats', route: 'GET /api/referrals/stats', expect: MEMBERS },
  { procedure: 'referrals.get', route: 'GET /api/referrals/:id', input: toOwner, expect: OWNER_ONLY },
  { procedure: 'referrals.send', route: 'POST /api/referrals/send', input: toNewMember, expect: MEMBERS },
  {
    procedure: 'referrals.respond',
    route: 'PATCH /api/referrals/:id',
    input: async (fixtures) => ({ ...(await toOwner(fixtures)), status: 'accepted' }),
    expect: OWNER_ONLY,
  },
];
