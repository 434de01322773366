import { type Database, createDatabase, poolOf, sql } from '@guildhall/db';
import { TEST_PASSWORD_COST, appUrlOf, testDatabase } from '@guildhall/db/testing';
import { afterAll, beforeAll } from 'vitest';
import { type Caller, createCaller } from '../src/app.router.ts';
import type { Context, RequestInfo, Services, Viewer } from '../src/ground/core/context.ts';
import { lapsed } from '../src/ground/core/membership.ts';
import type { LiveBus, LiveEvent } from '../src/ground/core/live.ts';
import { createCommunitySource } from '../src/community-source.ts';
import { OidcFailure } from '../src/ground/core/oidc-client.ts';
import { createOpenStreams } from '../src/ground/live/open-streams.ts';
import { unlimited } from '../src/ground/limits/limiter.ts';
import { createPasswords } from '../src/ground/security/passwords.ts';
import { createSealer } from '../src/ground/security/sealer.ts';
import { createSigner } from '../src/ground/security/signer.ts';
import { listeners } from '../src/listeners.ts';
import type { StoredFile } from '../src/ground/core/storage.ts';
import { createViewRecorder } from '../src/directory/businesses/activity/create-view-recorder.ts';
import { ROLES } from '../src/ground/roles/in-force.ts';

export { addSecondFactor, codeOf } from './second-factor.ts';
export { Authenticator } from './authenticator.ts';
export { mailedCode, writeCodeMail } from './mailed-code.ts';
export { formulasIn } from './formulas.ts';
export { runFileRemovals } from './run-file-removals.ts';
export { addSignInProvider } from './sign-in-provider.ts';

/** The API on its own database, and callers for members and visitors. */
export type TestApi = {
  /** The test's own connection, as the owner. */
  db: Database;
  /** The product's connection, in the role that it has when deployed. */
  served: Database;
  services: Services;
  /** A caller for this member, with the role from the database; `request` overrides its request. */
  as: (member: { id: number }, request?: Partial<RequestInfo>) => Promise<Caller>;
  /** A caller for a visitor. */
  anonymous: (request?: Partial<RequestInfo>) => Caller;
  /** The member whom the last sign-in through this caller's context started a session for. */
  signedIn: () => number | null;
};

/** Call once at the top of a test file. */
export function testApi(overrides: Partial<Services> = {}): () => TestApi {
  const database = testDatabase();
  let signedIn: number | null = null;
  let product: Database | undefined;

  beforeAll(() => {
    product = createDatabase({ connectionString: appUrlOf(database()), timeoutMultiplier: 20 });
  });
  afterAll(() => product?.destroy());

  return () => {
    const db = database();
    const served = product ?? db;
    const services = { ...testServices(served, db), ...overrides };
    const startFor = async ({ id }: { id: number }) => {
      signedIn = id;
      return true;
    };
    const contextFor = (viewer: Viewer | null, request?: Partial<RequestInfo>): Context => ({
      db: served,
      viewer,
      services,
      request: { id: 'test', ip: '203.0.113.7', userAgent: 'vitest', ...request },
      device: { find: () => undefined, remember() {} },
      challenge: challengeJar(),
      loginCode: challengeJar(),
      passkey: challengeJar(),
      provider: challengeJar(),
      session: {
        start: startFor,
        renew: startFor,
        end: async () => void (signedIn = null),
      },
    });
    return {
      db,
      served,
      services,
      signedIn: () => signedIn,
      anonymous: (request) => createCaller(contextFor(null, request)),
      async as({ id }, request) {
        const { role, roles, isLapsed, awaitsConfirmation } = await db
          .selectFrom('users')
          .select([
            'role',
            ROLES.as('roles'),
            'awaitsConfirmation',
            sql<boolean>`${sql.raw(lapsed('users'))}`.as('isLapsed'),
          ])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const viewer: Viewer = {
          id,
          role: role === 'admin' ? 'admin' : 'user',
          roles,
          sessionKey: null,
          authAt: new Date(),
          isLapsed,
          awaitsConfirmation,
        };
        return createCaller(contextFor(viewer, request));
      },
    };
  };
}

const nobody = () => Promise.reject(new OidcFailure('unreachable', 'no provider in this test'));
/** Tests of providers bring their own. */
const unreachable: Services['oidc'] = { check: nobody, begin: nobody, finish: nobody };

/** The cookie of one caller, who is one browser. */
function challengeJar(): Context['challenge'] {
  let token: string | undefined;
  return {
    get token() {
      return token;
    },
    remember: (given) => void (token = given),
    forget: () => void (token = undefined),
  };
}

function testServices(db: Database, owner: Database): Services {
  const files = new Map<string, StoredFile>();
  const log = { info() {}, warn() {}, error() {} };
  const live: LiveBus = {
    // These tests deliver no live events; the server's tests do.
    async *subscribe(): AsyncGenerator<LiveEvent> {},
    publicGeneration: () => null,
  };
  return {
    config: {
      publicOrigin: 'http://guildhall.test',
      supportEmail: 'support@guildhall.test',
      aboutUrl: 'https://guildhall.test/about',
      contactUrl: 'https://guildhall.test/contact',
      adminEmails: [],
      banner: null,
      shareIntentUrl: 'https://microblog.test/intent',
      blockedLinkDomains: ['blocked.example'],
      passwordBlocklist: 'allow',
      requiresConfirmedEmail: false,
      protectsFromBots: false,
      timeZone: 'UTC',
    },
    community: createCommunitySource(db, live),
    limiter: unlimited,
    passwords: createPasswords(TEST_PASSWORD_COST),
    storage: {
      put: async (key, file) => void files.set(key, file),
      get: async (key) => files.get(key) ?? null,
      size: async (key) => files.get(key)?.body.byteLength ?? null,
      remove: async (key) => void files.delete(key),
    },
    live,
    streams: createOpenStreams(db, log),
    listeners,
    views: createViewRecorder(db, log),
    automation: { crm: false, webhooks: false },
    mail: { server: 'smtp.test:587' },
    embeddings: null,
    oidc: unreachable,
    sentencesOf: async () => ['Members', 'Invite a member', 'Membership', 'Settings'],
    sealer: createSealer(['a secret of the tests'], 'tests'),
    signer: createSigner(['a secret of the tests'], 'tests'),
    // Not written to, except by tests that set their own folder.
    backups: {
      folder: '/nonexistent',
      key: 'no backups in this test',
      appVersion: 'test',
      uploadMaxBytes: 1e9,
      isInDataFolder: true,
      ownerUrl: poolOf(owner).options.connectionString ?? '',
    },
    log,
  };
}
