import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';
import { sendError } from './errors.ts';
import { sendRawError } from './raw-errors.ts';

const server = testServer();

/** The response to these raw bytes, until the server closes the connection. */
async function answerTo(bytes: string, origin = server().origin): Promise<{ head: string; body: unknown }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

test.each([
  ['what is no HTTP', 'GET / HTTP/1.1\nHost: x\r\n bad\r\n\r\n', 400, 'The request could not be read'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`,
    431,
    'The headers are too large',
  ],
])('%s is rejected like any other invalid request', async (_name, bytes, status, message) => {
  const { head, body } = await answerTo(bytes);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('content-type: application/json; charset=utf-8');
  expect(body).toEqual({ message });
});

test('an incomplete request gets one response, and the connection is closed', async () => {
  const app = fastify({
    handlerTimeout: 50,
    requestTimeout: 400,
    http: { connectionsCheckingInterval: 50 },
    clientErrorHandler: sendRawError,
  });
  await using stack = new AsyncDisposableStack();
  stack.defer(() => app.close());
  app.setErrorHandler(sendError);
  app.post('/', async () => ({}));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  const { head, body } = await answerTo(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n',
    origin,
  );

  expect(head).toMatch(/^HTTP\/1.1 408 /);
  expect(head).toContain('connection: close');
  expect(body).toEqual({ message: 'The request took too long to arrive' });
});
