import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStorage } from '@guildhall/api/ground/core/storage';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';

const file = { body: Uint8Array.from([1, 2, 3]), contentType: 'image/webp' };
let folder: string;
let bucket: { endpoint: string; close(): void };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-files-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  bucket.close();
});

const storages: [string, () => FileStorage][] = [
  ['a folder', () => createDiskStorage(folder)],
  [
    'a bucket',
    () =>
      createS3Storage({
        kind: 's3',
        bucket: 'files',
        region: 'us-east-1',
        endpoint: bucket.endpoint,
        credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      }),
  ],
];

describe.each(storages)('%s', (_name, make) => {
  test('returns a stored file until it is removed', async () => {
    const storage = make();
    await storage.put('avatars/abc-96.webp', file);
    const found = await storage.get('avatars/abc-96.webp');
    expect(found?.contentType).toBe('image/webp');
    expect([...(found?.body ?? [])]).toEqual([1, 2, 3]);
    expect(await storage.size('avatars/abc-96.webp')).toBe(3);
    await storage.remove('avatars/abc-96.webp');
    expect(await storage.get('avatars/abc-96.webp')).toBeNull();
  });

  test('has nothing under an unknown key, and removing that is not an error', async () => {
    expect(await make().get('avatars/none.webp')).toBeNull();
    expect(await make().size('avatars/none.webp')).toBeNull();
    await make().remove('avatars/none.webp');
  });

  test.each(['../secret.webp', '/etc/passwd', 'a/../../b.webp', 'A.webp', 'a.exe', 'a\u0000.webp', ''])(
    'rejects %j as a key',
    async (key) => {
      await expect(make().get(key)).rejects.toThrow('not a storage key');
      await expect(make().put(key, file)).rejects.toThrow('not a storage key');
    },
  );
});

test('files in a folder are readable only by their owner, and no partial file is left', async () => {
  await createDiskStorage(folder).put('private/one.webp', file);
  expect((await stat(join(folder, 'private', 'one.webp'))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'private'))).toEqual(['one.webp']);
});

/** The least of S3 over HTTP: objects by path, and its answer for one that is not there. */
async function startBucket() {
  const objects = new Map<string, { body: Buffer; type: string }>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const key = request.url?.split('?')[0] ?? '';
    if (request.method === 'PUT')
      objects.set(key, { body: await bodyOf(request), type: request.headers['content-type'] ?? '' });
    if (request.method === 'DELETE') objects.delete(key);
    const found = objects.get(key);
    if (request.method === 'HEAD')
      response.writeHead(found ? 200 : 404, found && { 'content-length': found.body.length }).end();
    else if (request.method !== 'GET') response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    else if (found) response.writeHead(200, { 'content-type': found.type }).end(found.body);
    else
      response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code></Error>');
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { endpoint: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The client sends bodies in signed chunks when it adds a checksum: size;signature, then the bytes. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const sent = Buffer.concat(parts);
  if (!request.headers['content-encoding']?.includes('aws-chunked')) return sent;
  const start = sent.indexOf('\r\n') + 2;
  return sent.subarray(start, start + Number.parseInt(sent.toString('latin1', 0, start), 16));
}
