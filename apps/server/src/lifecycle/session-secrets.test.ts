import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { sessionSecrets } from './session-secrets.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-secret-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('without a configured secret a long one is generated once, readable only by its owner', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'data') });
  const [first] = await sessionSecrets(config);
  expect(first?.length).toBeGreaterThanOrEqual(32);
  expect(await sessionSecrets(config)).toEqual([first]);
  expect((await stat(join(folder, 'data', 'session-secret'))).mode & 0o777).toBe(0o600);
});

test('two processes that start at the same time agree on it', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'shared') });
  const made = await Promise.all(Array.from({ length: 8 }, () => sessionSecrets(config)));
  expect(new Set(made.flat()).size).toBe(1);
});

test('configured secrets are used as they are', async () => {
  const config = readConfig({ SESSION_SECRET: `${'a'.repeat(32)},${'b'.repeat(32)}` });
  expect(await sessionSecrets(config)).toEqual(['a'.repeat(32), 'b'.repeat(32)]);
});
