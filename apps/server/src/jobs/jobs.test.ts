import { describe, expect, test, vi } from 'vitest';
import { makeWorkerUtils } from 'graphile-worker';
import { type Database, sql } from '@guildhall/db';
import { daysAgo, appUrlOf, makeConnection, makeMember, makePost, testDatabase } from '@guildhall/db/testing';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { createTempFolder } from '../uploads/temp-folder.ts';
import { startJobs } from './jobs.ts';

// Every test starts a worker of its own.
const database = testDatabase();

const backups = {
  folder: '/nonexistent',
  key: 'no backups in this test',
  appVersion: 'test',
  uploadMaxBytes: 1e9,
  isInDataFolder: true,
};

/** Runs jobs by name, like the scheduler, until all have succeeded or failed for good. */
async function runJobs(
  names: string[],
  log = { info() {}, warn() {}, error: vi.fn<(details: object, message: string) => void>() },
) {
  const connectionString = appUrlOf(database());
  const utils = await makeWorkerUtils({ connectionString });
  await utils.migrate();
  for (const name of names) await utils.addJob(name, {}, { maxAttempts: 1 });
  const jobs = await startJobs({
    db: database(),
    connectionString,
    log,
    backups,
    storage: createDiskStorage('/nonexistent'),
    linkedPictures: {
      encoder: { encode: () => Promise.reject(new Error('No pictures in this test')) },
      files: createTempFolder('/nonexistent'),
      download: { mayReach: () => false },
    },
    outbox: { deliver: async () => {}, purgeMails: async () => {}, close() {} },
    automation: { crm: false, webhooks: false },
    embeddings: null,
  });
  await vi.waitFor(async () => expect(await countOpenJobs(database())).toBe(0), 10_000);
  await jobs.stop();
  await utils.release();
  return log;
}

async function countOpenJobs(db: Database): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from graphile_worker.jobs where attempts < max_attempts or locked_at is not null`.execute(
    db,
  );
  return rows[0]?.open ?? -1;
}

test('sessions that ended a month ago are deleted, later ones stay', async () => {
  const db = database();
  const { id } = await makeMember(db);
  await sql`insert into ops.sessions (sid_hash, user_id, created_at, expires_at, revoked_at) values
    (${'a'.repeat(64)}, ${id}, now(), now() + interval '1 day', null),
    (${'b'.repeat(64)}, ${id}, now(), now() + interval '1 day', now() - interval '29 days'),
    (${'c'.repeat(64)}, ${id}, now(), now() + interval '1 day', now() - interval '31 days'),
    (${'d'.repeat(64)}, ${id}, now(), now() - interval '31 days', null)`.execute(db);
  await runJobs(['purge-sessions']);
  const { rows } = await sql<{
    sidHash: string;
  }>`select left(sid_hash, 1) as sid_hash from ops.sessions order by 1`.execute(db);
  expect(rows.map(({ sidHash }) => sidHash)).toEqual(['a', 'b']);
});

test('sign-ins without a second factor are deleted after ten minutes, and security events after a year', async () => {
  const db = database();
  const { id } = await makeMember(db);
  await sql`insert into ops.challenges (hash, user_id, expires_at) values
    (${'a'.repeat(64)}, ${id}, now() - interval '1 second'), (${'b'.repeat(64)}, ${id}, now() + interval '1 minute')`.execute(
    db,
  );
  await sql`insert into security_events (user_id, kind, device, at) values
    (${id}, 'new_device', 'old', now() - interval '366 days'), (${id}, 'new_device', 'new', now() - interval '364 days')`.execute(
    db,
  );
  await runJobs(['purge-expired']);
  expect((await sql`select left(hash, 1) as hash from ops.challenges`.execute(db)).rows).toEqual([
    { hash: 'b' },
  ]);
  expect((await sql`select device from security_events`.execute(db)).rows).toEqual([{ device: 'new' }]);
});

test('expired rate buckets, tokens, keys and salts are deleted, and spent challenges and requests that were taken back a day later', async () => {
  const db = database();
  await sql`insert into ops.rate_buckets (key, points, expire) values ('old', 1, 1000), ('new', 1, extract(epoch from now() + interval '1 hour') * 1000)`.execute(
    db,
  );
  await sql`insert into ops.daily_salts (day, salt) values (current_date - 1, 'old'), (current_date, 'new')`.execute(
    db,
  );
  await sql`insert into ops.spent_challenges (nonce, expires_at) values
    ('old', now() - interval '25 hours'), ('new', now() - interval '1 hour')`.execute(db);
  await sql`insert into ops.taken_back_requests (user_id, written_at) values
    (1, now() - interval '25 hours'), (2, now() - interval '23 hours')`.execute(db);
  await runJobs(['purge-rate-buckets', 'purge-expired']);
  expect((await sql`select key from ops.rate_buckets`.execute(db)).rows).toEqual([{ key: 'new' }]);
  expect((await sql`select salt from ops.daily_salts`.execute(db)).rows).toEqual([{ salt: 'new' }]);
  // By another clock than the one that issued it, a challenge may have some time left.
  expect((await sql`select nonce from ops.spent_challenges`.execute(db)).rows).toEqual([{ nonce: 'new' }]);
  expect((await sql`select user_id from ops.taken_back_requests`.execute(db)).rows).toEqual([{ userId: 2 }]);
});

test('a connection request without a reply expires after 180 days', async () => {
  const db = database();
  const old = await makeConnection(db, { createdAt: daysAgo(181) });
  const recent = await makeConnection(db);
  await runJobs(['expire-connections']);
  const statuses = await db
    .selectFrom('connections')
    .select(['id', 'status'])
    .where('id', 'in', [old.id, recent.id])
    .orderBy('id')
    .execute();
  expect(statuses).toEqual([
    { id: old.id, status: 'expired' },
    { id: recent.id, status: 'pending' },
  ]);
});

test('deleted content can be restored for thirty days, then it is purged', async () => {
  const db = database();
  const day = 86_400_000;
  const old = await makePost(db, { deletedAt: new Date(Date.now() - 31 * day) });
  const recent = await makePost(db, { deletedAt: new Date(Date.now() - 29 * day) });
  await runJobs(['purge-deleted']);
  const left = await db.selectFrom('posts').select('id').where('id', 'in', [old.id, recent.id]).execute();
  expect(left).toEqual([{ id: recent.id }]);
});

describe('a job that fails', () => {
  test('is logged with its name', async () => {
    const db = database();
    await sql`alter table ops.rate_buckets rename to rate_buckets_elsewhere`.execute(db);
    try {
      const { error } = await runJobs(['purge-rate-buckets']);
      expect(error).toHaveBeenCalledWith(
        expect.objectContaining({ task: 'purge-rate-buckets' }),
        'job failed',
      );
    } finally {
      await sql`alter table ops.rate_buckets_elsewhere rename to rate_buckets`.execute(db);
    }
  });
});
