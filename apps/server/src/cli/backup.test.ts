import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { poolOf } from '@guildhall/db';
import { makeMember, testDatabase } from '@guildhall/db/testing';
import { runHere } from '../../testing/cli-here.ts';

vi.setConfig({ testTimeout: 60_000 });

const database = testDatabase();
let dataDir: string;
const cli = (...args: string[]) =>
  runHere(args, {
    DATA_DIR: dataDir,
    DATABASE_URL: poolOf(database()).options.connectionString ?? '',
    SEED: 'none',
  });

/** Made once; the tests below check its output and files. */
let made: string;
let name: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'guildhall-cli-backup-'));
  await makeMember(database(), { email: 'kept@test.test' });
  ({ output: made } = await cli('backup'));
  [name = ''] = readdirSync(join(dataDir, 'backups'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('an operator backs up, verifies and restores without a browser', async () => {
  expect(made).toContain(`Made and verified ${name}`);
  expect((await cli('verify-backup', name)).output).toMatch(
    /is intact: \d+ rows in \d+ tables, verified in \d/,
  );
  expect(await cli('restore', name)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('overwrites all current data'),
  });

  await makeMember(database(), { email: 'later@test.test' });
  expect((await cli('restore', name, '--yes')).output).toContain(`Restored ${name}`);

  expect(await database().selectFrom('users').select('email').execute()).toEqual([
    { email: 'kept@test.test' },
  ]);
});

test('an invalid backup is rejected with one sentence', async () => {
  const { code, errors } = await cli('restore', '../../etc/passwd', '--yes');

  expect(code).toBe(1);
  expect(errors.trim()).toBe('There is no backup of this name.');
});

test('the key and the backups are readable only by their owner', () => {
  const modeOf = (...path: string[]) => statSync(join(dataDir, ...path)).mode & 0o777;

  expect([modeOf('backup-key'), modeOf('backups'), modeOf('backups', name)]).toEqual([0o600, 0o700, 0o600]);
});
