import { makeMember } from '@guildhall/db/testing';
import {
  ADMINS,
  EVERYONE,
  MEMBERS,
  type MatrixRow,
  OWNER_ONLY,
  type Outcomes,
  type Fixtures,
} from './matrix.ts';

const everyone = (outcome: 400): Outcomes => ({
  visitor: outcome,
  member: outcome,
  owner: outcome,
  other: outcome,
  deactivated: outcome,
  admin: outcome,
});

/** Only with the right password, which the feature's own tests give: here it would end the six people's accounts. */
const WRONG_PASSWORD: Outcomes = { ...everyone(400), visitor: 401, deactivated: 401 };

const WRONG_TOKEN = everyone(400);

/** A session of the owner's that nobody is using. */
async function ownersSession({ db, members }: Fixtures) {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  await db
    .insertInto('sessions')
    .values({
      sidHash: id.padEnd(64, '0'),
      userId: members.owner.id,
      expiresAt: new Date(Date.now() + 60_000),
    })
    .execute();
  return { id };
}

const ownersPasskey = ({ db, members }: Fixtures) =>
  db
    .insertInto('passkeys')
    .values({
      userId: members.owner.id,
      credentialId: crypto.randomUUID(),
      publicKey: crypto.randomUUID(),
      counter: 0,
      transports: [],
      backedUp: false,
      name: 'Old phone',
    })
    .returning('id')
    .executeTakeFirstOrThrow();

const aRequest = async ({ db }: Fixtures, state: { status?: 'done'; decidedAt?: Date } = {}) =>
  db
    .insertInto('dataRequests')
    .values({
      kind: 'export',
      userId: (await makeMember(db)).id,
      channel: 'letter',
      receivedOn: '2026-11-20',
      ...state,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const accountRows: MatrixRow[] = [
  { procedure: 'account.settings', route: 'GET /api/account/settings', expect: MEMBERS },
  { procedure: 'account.locale.list', route: 'GET /api/locales', expect: EVERYONE },
  {
    procedure: 'account.locale.set',
    route: 'PUT /api/account/locale',
    input: () => ({ locale: 'en' }),
    expect: MEMBERS,
  },
  {
    procedure: 'account.locale.setRead',
    route: 'PUT /api/account/read-languages',
    input: () => ({ languages: ['en'] }),
    expect: MEMBERS,
  },
  { procedure: 'account.dataSharing', expect: MEMBERS },
  { procedure: 'account.passkeys.list', route: 'GET /api/account/passkeys', expect: MEMBERS },
  {
    procedure: 'account.confirmation.ways',
    route: 'GET /api/account/confirmation',
    expect: MEMBERS,
  },
  {
    procedure: 'account.confirmation.options',
    route: 'POST /api/account/confirmation/options',
    expect: MEMBERS,
  },
  {
    procedure: 'account.confirmation.byPasskey',
    route: 'POST /api/account/confirmation/passkey',
    input: () => ({
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    }),
    expect: WRONG_PASSWORD,
  },
  {
    procedure: 'account.confirmation.byCode',
    route: 'POST /api/account/confirmation/code',
    input: () => ({ code: '000000' }),
    expect: WRONG_PASSWORD,
  },
  {
    procedure: 'account.passkeys.begin',
    route: 'POST /api/account/passkeys/options',
    input: () => ({ password: 'wrong' }),
    expect: WRONG_PASSWORD,
  },
  {
    procedure: 'account.passkeys.add',
    route: 'POST /api/account/passkeys',
    input: () => ({
      name: 'Phone',
      answer: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
      },
    }),
    expect: WRONG_PASSWORD,
  },
  {
    procedure: 'account.passkeys.rename',
    route: 'PUT /api/account/passkeys/:id',
    input: async (fixtures) => ({ ...(await ownersPasskey(fixtures)), name: 'Phone' }),
    expect: OWNER_ONLY,
  },
  {
    procedure: 'account.passkeys.remove',
    route: 'DELETE /api/account/passkeys/:id',
    input: async (fixtures) => ({ ...(await ownersPasskey(fixtures)), password: 'wrong' }),
    expect: WRONG_PASSWORD,
  },
  {
    procedure: 'account.updatePrivacy',
    route: 'PUT /api/account/privacy',
    input: () => ({ phoneAudience: 'members' }),
    expect: MEMBERS,
  },
  {
    procedure: 'account.changePassword',
    route: 'POST /api/account/password',
    input: () => ({ currentPassword: 'wrong', newPassword: 'a new secret' }),
    expect: WRONG_PASSWORD,
  },
  {
    procedure: 'account.changeAddress',
    route: 'POST /api/account/address',
    input: () => ({ email: 'another@test.test', password: 'wrong' }),
    expect: WRONG_PASSWORD,
  },
  { procedure: 'account.secondFactor.get', route: 'GET /api/account/second-factor', expect: MEMBERS },
  {
    procedure: 'account.secondFactor.events',
    route: 'GET /api/account/security-log',
    input: () => ({}),
    expect: MEMBERS,
  },
  {
    procedure: 'account.secondFactor.begin',
    route: 'POST /api/account/second-factor',
    input: () => ({ password: 'wrong' }),
    expect: WRONG_PASSWORD,
  },
  {
    procedure: 'account.secondFactor.confirm',
    route: 'POST /api/account/second-factor/confirm',
    input: () => ({ code: 'wrong' }),
    expect: WRONG_PASSWORD,
  },
  {
    procedure: 'account.secondFactor.renewCodes',
    route: 'POST /api/account/recovery-codes',
    input: () => ({ password: 'wrong' }),
    expect: WRONG_PASSWORD,
  },
  {
    procedure: 'account.secondFactor.end',
    route: 'DELETE /api/account/second-factor',
    input: () => ({ password: 'wrong' }),
    expect: WRONG_PASSWORD,
  },
  { procedure: 'account.identities.list', route: 'GET /api/account/identities', expect: MEMBERS },
  {
    procedure: 'account.identities.link',
    route: 'POST /api/account/identities',
    input: () => ({ key: 'nowhere', password: 'wrong' }),
    expect: WRONG_PASSWORD,
  },
  {
    procedure: 'account.identities.unlink',
    route: 'DELETE /api/account/identities/:id',
    input: () => ({ id: 1, password: 'wrong' }),
    expect: WRONG_PASSWORD,
  },
  { procedure: 'account.sessions.list', route: 'GET /api/account/sessions', expect: MEMBERS },
  {
    procedure: 'account.sessions.end',
    route: 'DELETE /api/account/sessions/:id',
    input: async (fixtures) => ({ ...(await ownersSession(fixtures)), password: 'wrong' }),
    expect: WRONG_PASSWORD,
  },
  {
    procedure: 'account.sessions.endOthers',
    route: 'DELETE /api/account/sessions',
    input: () => ({ password: 'wrong' }),
    expect: WRONG_PASSWORD,
  },
  {
    procedure: 'account.forgotPassword',
    route: 'POST /api/account/forgot-password',
    input: () => ({ email: 'nobody@test.test' }),
    expect: EVERYONE,
  },
  {
    procedure: 'account.resetPassword',
    route: 'POST /api/account/reset-password',
    input: () => ({ token: 'made up', password: 'a new secret' }),
    expect: WRONG_TOKEN,
  },
  {
    procedure: 'account.requestVerification',
    route: 'POST /api/account/verification',
    expect: MEMBERS,
  },
  {
    procedure: 'account.verifyEmail',
    route: 'POST /api/account/verify-email',
    input: () => ({ token: 'made up' }),
    expect: WRONG_TOKEN,
  },
  { procedure: 'account.exportData', route: 'GET /api/account/export', expect: MEMBERS },
  { procedure: 'admin.dataRequests.list', input: () => ({ limit: 5 }), expect: ADMINS },
  { procedure: 'admin.dataRequests.get', input: (fixtures) => aRequest(fixtures), expect: ADMINS },
  {
    procedure: 'admin.dataRequests.create',
    input: async ({ db }) => ({
      kind: 'export',
      subject: { type: 'member', id: (await makeMember(db)).id },
      channel: 'letter',
      receivedOn: new Date().toISOString().slice(0, 10),
      reason: 'Signed, with a copy of the passport',
    }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.dataRequests.decide',
    input: async (fixtures) => ({ ...(await aRequest(fixtures)), decision: 'decline' }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.dataRequests.download',
    route: 'POST /api/admin/data-requests/:id/download',
    input: (fixtures) => aRequest(fixtures, { status: 'done', decidedAt: new Date() }),
    expect: ADMINS,
  },
  {
    procedure: 'account.delete',
    route: 'DELETE /api/account',
    input: () => ({ password: 'wrong' }),
    expect: WRONG_PASSWORD,
  },
];
