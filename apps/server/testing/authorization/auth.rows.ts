import { TEST_PASSWORD, makeMember, makeWork } from '@guildhall/db/testing';
import { randomUUID } from 'node:crypto';
import { EVERYONE, type Fixtures, MEMBERS, type MatrixRow, OWNER_ONLY, type Outcomes } from './matrix.ts';

const newcomer = () => ({
  email: `${randomUUID()}@test.test`,
  password: 'secret-enough',
  firstName: 'New',
  lastName: 'Comer',
});

const ownersWork = async ({ db, members }: Fixtures) => ({
  id: (await makeWork(db, { userId: members.owner.id })).id,
});

const FINISHED: Outcomes = {
  visitor: 409,
  member: 409,
  owner: 409,
  other: 409,
  deactivated: 409,
  admin: 409,
};

/** Nobody has just given a right password, or asked for a code. */
const NO_CHALLENGE: Outcomes = {
  visitor: 401,
  member: 401,
  owner: 401,
  other: 401,
  deactivated: 401,
  admin: 401,
};

/** The community has none. */
const NO_PROVIDER: Outcomes = {
  visitor: 404,
  member: 404,
  owner: 404,
  other: 404,
  deactivated: 404,
  admin: 404,
};

async function withMailedCodes({ db }: Fixtures): Promise<void> {
  const row = { key: 'mailedCodes', value: 'true' };
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflicting) => conflicting.column('key').doUpdateSet(row))
    .execute();
}

export const authRows: MatrixRow[] = [
  {
    procedure: 'auth.me',
    route: 'GET /api/auth/me',
    expect: EVERYONE,
    // The one difference between the two doors: docs/decisions/0004.
    expectRoute: { visitor: 401, deactivated: 401 },
  },
  {
    procedure: 'auth.login',
    route: 'POST /api/auth/login',
    input: async ({ db }) => ({ email: (await makeMember(db)).email, password: TEST_PASSWORD }),
    changesSession: true,
    expect: EVERYONE,
  },
  {
    procedure: 'auth.secondFactor',
    route: 'POST /api/auth/second-factor',
    input: () => ({ code: '123456' }),
    expect: NO_CHALLENGE,
  },
  {
    procedure: 'auth.code.request',
    route: 'POST /api/auth/code/request',
    changesSession: true,
    input: async (fixtures) => {
      await withMailedCodes(fixtures);
      return { email: (await makeMember(fixtures.db)).email };
    },
    expect: EVERYONE,
  },
  {
    procedure: 'auth.code.signIn',
    route: 'POST /api/auth/code',
    changesSession: true,
    input: async (fixtures) => {
      await withMailedCodes(fixtures);
      return { code: 'ABCD-1234' };
    },
    expect: NO_CHALLENGE,
  },
  { procedure: 'auth.passkey.options', route: 'POST /api/auth/passkey/options', expect: EVERYONE },
  {
    procedure: 'auth.passkey.signIn',
    route: 'POST /api/auth/passkey',
    input: () => ({
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    }),
    expect: NO_CHALLENGE,
  },
  {
    procedure: 'auth.provider.start',
    route: 'POST /api/auth/oidc/:key/start',
    input: () => ({ key: 'nowhere' }),
    expect: NO_PROVIDER,
  },
  {
    procedure: 'auth.provider.finish',
    route: 'POST /api/auth/oidc/:key/callback',
    input: () => ({ key: 'nowhere', answer: 'code=1&state=2' }),
    expect: NO_PROVIDER,
  },
  {
    procedure: 'auth.register',
    route: 'POST /api/auth/register',
    input: newcomer,
    changesSession: true,
    expect: EVERYONE,
  },
  // The community of this test has an administrator.
  { procedure: 'setup.check', input: () => ({ token: 'any' }), expect: FINISHED },
  {
    procedure: 'setup.createAdministrator',
    input: () => ({ ...newcomer(), token: 'any' }),
    expect: FINISHED,
  },
  { procedure: 'auth.logout', route: 'POST /api/auth/logout', changesSession: true, expect: EVERYONE },
  {
    procedure: 'profile.get',
    route: 'GET /api/profile/:username',
    input: ({ members }) => ({ username: String(members.owner.id) }),
    expect: EVERYONE,
  },
  {
    procedure: 'profile.related',
    input: ({ members }) => ({ username: String(members.owner.id) }),
    expect: EVERYONE,
  },
  {
    procedure: 'profile.update',
    route: 'PUT /api/profile',
    input: () => ({ jobTitle: 'Baker' }),
    expect: MEMBERS,
  },
  {
    procedure: 'profile.works.list',
    route: 'GET /api/profile/:username/works',
    input: ({ members }) => ({ username: String(members.owner.id) }),
    expect: EVERYONE,
  },
  // Before those that give the owner as many as they can add.
  {
    procedure: 'profile.works.create',
    route: 'POST /api/profile/works',
    input: () => ({ title: randomUUID() }),
    expect: MEMBERS,
  },
  {
    procedure: 'profile.works.update',
    route: 'PUT /api/profile/works/:id',
    input: async (fixtures) => ({ ...(await ownersWork(fixtures)), title: 'A bakery' }),
    expect: OWNER_ONLY,
  },
  {
    procedure: 'profile.works.delete',
    route: 'DELETE /api/profile/works/:id',
    input: ownersWork,
    expect: OWNER_ONLY,
  },
  // Ordering what is not one's own changes nothing.
  {
    procedure: 'profile.works.order',
    route: 'PUT /api/profile/works/order',
    input: async (fixtures) => ({ ids: [(await ownersWork(fixtures)).id] }),
    expect: MEMBERS,
  },
  { procedure: 'profile.understood', route: 'GET /api/profile/understood', expect: MEMBERS },
  {
    procedure: 'profile.correctUnderstood',
    route: 'PUT /api/profile/understood',
    input: async ({ db, members }) => {
      // One row a statement: actors run at once, and statements over several rows could wait for each other.
      for (const { id } of Object.values(members))
        await db.updateTable('users').set({ lookingFor: 'a plumber' }).where('id', '=', id).execute();
      return { corrections: [{ id: 'need:plumber', readAs: 'nothing' }] };
    },
    expect: MEMBERS,
  },
];
