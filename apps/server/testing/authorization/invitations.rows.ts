import { randomBytes } from 'node:crypto';
import { ADMINS, EVERYONE, type Fixtures, MEMBERS, type MatrixRow, OWNER_ONLY } from './matrix.ts';

const anInvitation = async ({ db, members }: Fixtures, email: string | null = null) =>
  db
    .insertInto('invitations')
    .values({
      code: randomBytes(16).toString('base64url'),
      createdBy: members.owner.id,
      email,
      skipsQueue: true,
      maxUses: 1,
      expiresAt: new Date(Date.now() + 86_400_000),
      sentAt: new Date(Date.now() - 86_400_000),
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();

const withMembersInviting = async ({ db }: Fixtures) => {
  await db
    .insertInto('settings')
    .values({ key: 'membersInvite', value: 'true' })
    .onConflict((conflicting) => conflicting.column('key').doUpdateSet({ value: 'true' }))
    .execute();
  return { maxUses: 1, days: 1 };
};

export const invitationRows: MatrixRow[] = [
  {
    procedure: 'invitations.open',
    route: 'POST /api/invitations/open',
    input: (fixtures) => anInvitation(fixtures),
    expect: EVERYONE,
  },
  {
    procedure: 'invitations.list',
    route: 'GET /api/invitations',
    input: () => ({ limit: 5 }),
    expect: MEMBERS,
  },
  {
    procedure: 'invitations.create',
    route: 'POST /api/invitations',
    input: withMembersInviting,
    expect: MEMBERS,
  },
  {
    procedure: 'invitations.revoke',
    route: 'POST /api/invitations/:id/revoke',
    input: (fixtures) => anInvitation(fixtures),
    permissions: ['members'],
    expect: { ...OWNER_ONLY, admin: 'ok' },
  },
  {
    procedure: 'admin.invitations.list',
    route: 'GET /api/admin/invitations',
    input: () => ({ limit: 5 }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.invitations.send',
    route: 'POST /api/admin/invitations',
    input: () => ({ emails: [`${randomBytes(6).toString('hex')}@test.test`], days: 1 }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.invitations.resend',
    route: 'POST /api/admin/invitations/:id/resend',
    input: (fixtures) => anInvitation(fixtures, `${randomBytes(6).toString('hex')}@test.test`),
    expect: ADMINS,
  },
];
