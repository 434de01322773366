import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { poolOf } from '@guildhall/db';
import { makeMember, testDatabase } from '@guildhall/db/testing';
import { runCli } from '../../testing/cli.ts';

vi.setConfig({ testTimeout: 60_000 });

const database = testDatabase();
let dataDir: string;
const cli = (...args: string[]) =>
  runCli(args, {
    DATA_DIR: dataDir,
    DATABASE_URL: poolOf(database()).options.connectionString ?? '',
    SEED: 'none',
  });

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'guildhall-cli-backup-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('an operator backs up, verifies and restores without a browser', async () => {
  await makeMember(database(), { email: 'kept@test.test' });
  expect((await cli('backup')).output).toContain('Made and verified full-backup-');
  const [name = ''] = readdirSync(join(dataDir, 'backups'));
  expect((await cli('verify-backup', name)).output).toMatch(/is whole: \d+ rows in \d+ tables, proven in \d/);

  await makeMember(database(), { email: 'later@test.test' });
  const unsure = await cli('restore', name);
  expect(unsure).toMatchObject({ code: 1, errors: expect.stringContaining('overwrites all current data') });
  expect((await cli('restore', name, '--yes')).output).toContain(`Restored ${name}`);

  expect(await database().selectFrom('users').select('email').execute()).toEqual([
    { email: 'kept@test.test' },
  ]);
});

test('what cannot be restored is refused in one sentence', async () => {
  const { code, errors } = await cli('restore', '../../etc/passwd', '--yes');

  expect(code).toBe(1);
  expect(errors.trim()).toBe('There is no backup of this name.');
});

test('the key and the backups are readable for their owner only', async () => {
  await cli('backup');
  const modeOf = (...path: string[]) => statSync(join(dataDir, ...path)).mode & 0o777;
  const [name = ''] = readdirSync(join(dataDir, 'backups'));

  expect([modeOf('backup-key'), modeOf('backups'), modeOf('backups', name)]).toEqual([0o600, 0o700, 0o600]);
});
