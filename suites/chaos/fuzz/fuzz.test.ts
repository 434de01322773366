import { randomUUID } from 'node:crypto';
import { SESSION_SECRET, addSessions, cookieOf } from '../../shared/sessions.ts';
import { poolOf } from '@guildhall/db';
import { makeMember, makePost, testDatabase } from '@guildhall/db/testing';
import { type TestServer, startTestServer } from '@guildhall/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Surface, fuzz } from './fuzz.ts';

/** The full intensity is `npm run chaos -- --only F8`. */
const CASES = 160;
/** Fixed, so that a failure can be reproduced. */
const SEED = 20_261_121;

const database = testDatabase();
let server: TestServer;

beforeAll(async () => {
  await makePost(database());
  server = await startTestServer({
    databaseUrl: poolOf(database()).options.connectionString ?? '',
    settings: { SESSION_SECRET },
  });
});

afterAll(() => server.close());

/** No case can take this address for its own account. */
const unguessable = () => ({ email: `${randomUUID()}@test.test`, username: null });

async function addAccounts() {
  const member = await makeMember(database(), unguessable());
  const admin = await makeMember(database(), { ...unguessable(), role: 'admin' });
  await addSessions(poolOf(database()));
  return { member: cookieOf(member.id), admin: cookieOf(admin.id) };
}

test.each<Surface>(['tRPC', 'REST'])(
  '%s responds to malformed input with JSON and no server error',
  async (surface) => {
    const port = Number(new URL(server.origin).port);
    const options = { cases: CASES, seed: SEED };
    const { failures, statuses } = await fuzz({ port, addAccounts }, surface, options);
    expect(failures).toEqual([]);
    // Some cases reach the procedures.
    expect(statuses.get(200)).toBeGreaterThan(0);
    expect(statuses.get(400)).toBeGreaterThan(0);
  },
);
