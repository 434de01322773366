import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { sendRawError } from '../errors/raw-errors.ts';
import { allowLongRequest } from './long-requests.ts';

/** A server that allows 300 ms to a request, but for those to /long. */
async function serve() {
  const app = fastify({
    requestTimeout: 300,
    http: { headersTimeout: 200, connectionsCheckingInterval: 50 },
    clientErrorHandler: sendRawError,
  });
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  for (const path of ['/long', '/short'])
    app.post(path, async ({ raw }) => {
      using _long = path === '/long' ? allowLongRequest(raw.socket) : undefined;
      let bytes = 0;
      for await (const chunk of raw) bytes += Buffer.byteLength(chunk);
      return `${bytes} bytes`;
    });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { port: Number(new URL(origin).port), [Symbol.asyncDispose]: () => app.close() };
}

/** What is answered to requests of two bytes on one connection, the second byte of each after a second. */
async function sendSlowly(port: number, paths: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await once(socket, 'connect');
  for (const path of paths) {
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/octet-stream\r\ncontent-length: 2\r\n\r\na`,
    );
    await wait(1_000);
    if (!socket.destroyed) socket.write('b');
    await wait(200);
  }
  socket.destroy();
  return answer;
}

test('a request that may take long arrives after the time of every other, which ends with 408', async () => {
  await using server = await serve();
  expect(await sendSlowly(server.port, ['/long'])).toMatch(/^HTTP\/1\.1 200 [^]*2 bytes$/);
  expect(await sendSlowly(server.port, ['/short'])).toMatch(/^HTTP\/1\.1 408 /);
});

test('the next request on its connection has no more time than others', async () => {
  await using server = await serve();
  expect(await sendSlowly(server.port, ['/long', '/short'])).toMatch(/HTTP\/1\.1 200 [^]*HTTP\/1\.1 408 /);
});
