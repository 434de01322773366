import { makeMember, makeReferral } from '@guildhall/db/testing';
import { MEMBERS, type MatrixRow, OWNER_ONLY, type Person, type World } from './matrix.ts';

const toOwner = async ({ db, members }: World) => ({
  id: (await makeReferral(db, { targetId: members.owner.id })).id,
});

/** Whoever refers says in the profile what they offer. */
async function toSomebody({ db, members }: World, person: Person) {
  if (person !== 'visitor')
    await db
      .updateTable('users')
      .set({ servicesOffered: 'Bread' })
      .where('id', '=', members[person].id)
      .execute();
  return { targetId: (await makeMember(db)).id, targetType: 'user' };
}

export const referralRows: MatrixRow[] = [
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
  { procedure: 'referrals.send', route: 'POST /api/referrals/send', input: toSomebody, expect: MEMBERS },
  {
    procedure: 'referrals.respond',
    route: 'PATCH /api/referrals/:id',
    input: async (world) => ({ ...(await toOwner(world)), status: 'accepted' }),
    expect: OWNER_ONLY,
  },
];
