import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { ADMINS, type Actor, type Fixtures, type MatrixRow, OWNER_OR_ADMIN, OWNER_ONLY } from './matrix.ts';

/** An editor's office on its way to the owner, which nobody else has agreed to. */
async function handover({ db, members }: Fixtures) {
  const { id: fromUserId } = await makeMember(db);
  await db.insertInto('grants').values({ userId: fromUserId, role: 'editor' }).execute();
  return db
    .insertInto('handovers')
    .values({ fromUserId, toUserId: members.owner.id, roles: ['editor'], chapterIds: [] })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** The actor's own office; without a role they are refused before it is looked at. */
async function own({ db, members }: Fixtures, actor: Actor) {
  const fromUserId = members[actor === 'visitor' ? 'other' : actor].id;
  await db.deleteFrom('handovers').where('fromUserId', '=', fromUserId).execute();
  return { fromUserId, toUserId: (await makeMember(db)).id };
}

const PARTIES = { ...OWNER_OR_ADMIN, member: 404, other: 404 } as const;

export const handoverRows: MatrixRow[] = [
  { procedure: 'admin.handovers.list', route: 'GET /api/admin/handovers', expect: ADMINS },
  {
    procedure: 'admin.handovers.checklist',
    route: 'GET /api/admin/handovers/checklist/:fromUserId',
    input: async (fixtures, actor) => ({ fromUserId: (await own(fixtures, actor)).fromUserId }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.handovers.start',
    route: 'POST /api/admin/handovers',
    input: own,
    expect: ADMINS,
  },
  {
    procedure: 'admin.handovers.approve',
    route: 'POST /api/admin/handovers/:id/approval',
    input: handover,
    expect: ADMINS,
  },
  {
    procedure: 'handovers.get',
    route: 'GET /api/handovers/:id',
    input: handover,
    permissions: ['roles'],
    expect: PARTIES,
  },
  {
    procedure: 'handovers.confirm',
    route: 'POST /api/handovers/:id/confirmation',
    input: async (fixtures) => ({ ...(await handover(fixtures)), password: TEST_PASSWORD }),
    // Whoever looks after roles sees it, and is not one of the two.
    expect: { ...OWNER_ONLY, admin: 403 },
  },
  {
    procedure: 'handovers.cancel',
    route: 'DELETE /api/handovers/:id',
    input: handover,
    permissions: ['roles'],
    expect: PARTIES,
  },
];
