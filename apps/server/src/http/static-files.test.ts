import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { registerStaticFiles } from './static-files.ts';

const app = fastify();
const SCRIPT = '/assets/page-h4sh.js';

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-files-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  for (const [name, content] of [
    ['assets/page-h4sh.js', 'plain'],
    ['assets/page-h4sh.js.br', 'brotli'],
    ['og.png', 'picture'],
    ['.vite/manifest.json', '{}'],
  ] as const)
    await writeFile(join(folder, name), content);
  await registerStaticFiles(app, folder);
});

test('a script is served compressed where the browser takes it, and may be kept for good', async () => {
  const compressed = await app.inject({ url: SCRIPT, headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(compressed.body).toBe('brotli');
  expect((await app.inject(SCRIPT)).body).toBe('plain');
  expect((await app.inject({ method: 'HEAD', url: SCRIPT })).statusCode).toBe(200);
});

test('a file whose name has no hash may be kept for an hour', async () => {
  const { statusCode, headers } = await app.inject('/og.png');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
});

test.each([
  '/assets/gone.js',
  '/assets/',
  '/assets/..%2fog.png',
  '/assets/.%2fpage-h4sh.js',
  '/.vite/manifest.json',
])('%s is not found', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});
