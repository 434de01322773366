import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { type StandbyPair, startStandbyPair } from '../../testing/standby.ts';
import { type Database, createDatabase, poolOf } from '../client.ts';
import { type ReplicaSet, createReplicaSet, primaryOf } from './replica-set.ts';

// Starting two servers takes seconds on a busy machine.
const PATIENT = { timeout: 20_000, interval: 10 };

let pair: StandbyPair;
let primary: Database;
let owner: Database;
let replicas: ReplicaSet;
const changes: string[] = [];

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-standby-'));
  // When root runs the tests, another account runs the servers.
  chmodSync(folder, 0o755);
  pair = await startStandbyPair(folder);
  primary = createDatabase({ connectionString: pair.primary.connectionString });
  owner = createDatabase({ connectionString: pair.primary.ownerUrl });
  await poolOf(owner).query('create table notes (id int); grant select on notes to guildhall_app');
});

afterAll(async () => {
  await Promise.all([primary?.destroy(), owner?.destroy()]);
  await pair?.stop();
});

beforeEach(async () => {
  changes.length = 0;
  replicas = createReplicaSet(primary, [pair.standby.connectionString], {
    onChange: (_name, isInUse) => changes.push(isInUse ? 'in use' : 'left out'),
  });
  await vi.waitUntil(() => replicas.reader(), PATIENT);
});

afterEach(() => replicas.close());

const write = async () => {
  await poolOf(owner).query('insert into notes values (1)');
  return replicas.position();
};

const countNotes = async (db: Database | undefined) => {
  const { rows } = await poolOf(db ?? primary).query<{ count: number }>('select count(*) from notes');
  return rows[0]?.count;
};

it('sends a reader of their own write to the primary, until the replica has replayed it', async () => {
  await pair.standby.pauseReplay();
  const before = await countNotes(replicas.reader());
  const position = await write();
  expect(replicas.reader(position)).toBeUndefined();
  await pair.standby.resumeReplay();

  const reader = await vi.waitUntil(() => replicas.reader(position), PATIENT);
  expect(await countNotes(reader)).toBe((before ?? 0) + 1);
  expect(primaryOf(reader)).toBe(primary);
});

it('sends everyone to the primary after a change was noted, until the replica has replayed it', async () => {
  await pair.standby.pauseReplay();
  await write();
  replicas.noteChange();
  expect(replicas.reader()).toBeUndefined();
  await pair.standby.resumeReplay();
  await vi.waitFor(() => expect(replicas.reader()).toBeDefined(), PATIENT);
});

it('leaves out a replica that lags behind, and reads it again when it has caught up', async () => {
  await pair.standby.pauseReplay();
  await write();
  await vi.waitFor(() => expect(changes.at(-1)).toBe('left out'), PATIENT);
  expect(replicas.reader()).toBeUndefined();
  await pair.standby.resumeReplay();
  await vi.waitFor(() => expect(changes.at(-1)).toBe('in use'), PATIENT);
});

it('reads no server that is not a replica', async () => {
  const { connectionString } = pair.standby;
  const both = createReplicaSet(primary, [pair.primary.connectionString, connectionString]);
  await vi.waitFor(() => expect(both.reader()).toBeDefined(), PATIENT);
  const urls = [1, 2, 3, 4].map(() => poolOf(both.reader() ?? primary).options.connectionString);
  expect(new Set(urls)).toEqual(new Set([connectionString]));
  await both.close();
});

it('rejects statements under way on a replica that stops, and leaves it out', async () => {
  const pool = poolOf(replicas.reader() ?? primary);
  const sleeping = pool.query('select pg_sleep(60)');
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where state = 'active' and query = 'select pg_sleep(60)'",
    );
    expect(rowCount).toBe(1);
  }, PATIENT);
  await Promise.all([expect(sleeping).rejects.toThrow(/terminat|reset/i), pair.standby.stop()]);
  await vi.waitFor(() => expect(replicas.reader()).toBeUndefined(), PATIENT);
});
