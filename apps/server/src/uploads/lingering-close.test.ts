import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { lingeringBody } from './lingering-close.ts';

const BOUNDS = { graceMs: 10, totalMs: 300, quietMs: 10_000, bytes: 10_000_000 };
const BODY = Buffer.alloc(4_000_000);

test('frees the memory of what it drops, and of what waits when it is cut off', async () => {
  const chunks: Buffer[] = [];
  const server = createServer((request, response) => {
    // Paused first, as the listener would otherwise read by itself.
    request.pause().on('data', (chunk: Buffer) => chunks.push(chunk));
    response.writeHead(413, { connection: 'close', 'content-length': 2 });
    lingeringBody('no', request, BOUNDS)
      .on('error', () => {})
      .pipe(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const { promise: closed, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1').on('close', resolve);
  // It is cut off while it sends.
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${BODY.length}\r\n\r\n`);
  socket.write(BODY);
  socket.resume();
  await closed;
  server.close();

  expect(chunks.length).toBeGreaterThan(1);
  expect(chunks.filter(({ length }) => length > 0)).toEqual([]);
});
