import { randomUUID } from 'node:crypto';
import { SESSION_SECRET, addSessions, cookieOf } from '../../shared/sessions.ts';
import { poolOf } from '@guildhall/db';
import { makeMember, makePost, testDatabase } from '@guildhall/db/testing';
import { type TestServer, startTestServer } from '@guildhall/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Surface, fuzz } from './fuzz.ts';

/** The full dose is `npm run chaos -- --only F8`. */
const CASES = 160;
/** The same every day, so that a red run can be looked into. */
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

/** What no case takes for itself. */
const unlikely = () => ({ email: `${randomUUID()}@test.test`, username: null });

/** As each of them, so that what is said to one reaches no other. */
async function newPeople() {
  const member = await makeMember(database(), unlikely());
  const admin = await makeMember(database(), { ...unlikely(), role: 'admin' });
  await addSessions(poolOf(database()));
  return { member: cookieOf(member.id), admin: cookieOf(admin.id) };
}

test.each<Surface>(['tRPC', 'REST'])(
  'whatever is sent to %s is answered with JSON, and nothing fails',
  async (surface) => {
    const port = Number(new URL(server.origin).port);
    const { wrong, statuses } = await fuzz({ port, newPeople }, surface, CASES, SEED);
    expect(wrong).toEqual([]);
    // Not everything is refused at the first door.
    expect(statuses.get(200)).toBeGreaterThan(0);
    expect(statuses.get(400)).toBeGreaterThan(0);
  },
);
