import { randomUUID } from 'node:crypto';
import { makeMember, makePost } from '@guildhall/db/testing';
import { ADMINS, type Fixtures, type MatrixRow, OWNER_ONLY } from './matrix.ts';

/** On a post of the owner's. */
const aDecision = async (
  { db, members }: Fixtures,
  objected: { objection?: string; objectedAt?: Date } = {},
): Promise<{ id: number }> =>
  db
    .insertInto('moderationDecisions')
    .values({
      memberId: members.owner.id,
      objectType: 'post',
      objectId: (await makePost(db, { userId: members.owner.id })).id,
      decision: 'hide',
      reason: 'Advertising',
      ...objected,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

const reportId = async ({ db }: Fixtures) =>
  db
    .insertInto('reports')
    .values({ reporterId: (await makeMember(db)).id, objectType: 'post', objectId: (await makePost(db)).id })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Without the link of the email, others' decisions do not exist. */
const CONCERNED = { ...OWNER_ONLY, visitor: 404, deactivated: 404 } as const;

export const moderationRows: MatrixRow[] = [
  {
    procedure: 'admin.reports.list',
    route: 'GET /api/admin/reports',
    input: () => ({ limit: 5 }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.reports.decide',
    route: 'PATCH /api/admin/reports/:id',
    input: async (fixtures) => ({ ...(await reportId(fixtures)), decision: 'dismiss' }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.moderation.decide',
    route: 'POST /api/admin/decisions',
    input: async ({ db }) => ({
      objectType: 'post',
      objectId: (await makePost(db)).id,
      decision: 'hide',
      reason: 'Advertising',
    }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.moderation.objections',
    route: 'GET /api/admin/objections',
    input: () => ({ limit: 5 }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.moderation.answer',
    route: 'PATCH /api/admin/objections/:id',
    input: async (fixtures) => ({
      ...(await aDecision(fixtures, { objection: 'It was not advertising', objectedAt: new Date() })),
      outcome: 'reversed',
      answer: 'You are right',
    }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.users.sendPasswordLink',
    route: 'POST /api/admin/users/:id/password-link',
    input: async ({ db }) => ({ id: (await makeMember(db)).id }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.users.changeAddress',
    route: 'PATCH /api/admin/users/:id/address',
    input: async ({ db }) => ({ id: (await makeMember(db)).id, email: `${randomUUID()}@example.test` }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.secondFactor.reset',
    route: 'DELETE /api/admin/users/:id/second-factor',
    input: async ({ db }) => {
      const { id } = await makeMember(db);
      await db
        .insertInto('totp')
        .values({ userId: id, secretSealed: 'sealed'.repeat(8), confirmedAt: new Date() })
        .execute();
      return { id };
    },
    expect: ADMINS,
  },
  { procedure: 'admin.duties.list', route: 'GET /api/admin/duties', expect: ADMINS },
  {
    procedure: 'admin.duties.set',
    route: 'PUT /api/admin/duties',
    input: ({ members }) => ({ userId: members.admin.id, duty: 'posts', notice: 'daily' }),
    expect: ADMINS,
  },
  {
    procedure: 'decisions.open',
    route: 'POST /api/decisions/:id',
    input: (fixtures) => aDecision(fixtures),
    expect: CONCERNED,
  },
  {
    procedure: 'decisions.object',
    route: 'POST /api/decisions/:id/objection',
    input: async (fixtures) => ({ ...(await aDecision(fixtures)), objection: 'It was not advertising' }),
    expect: CONCERNED,
  },
];
