import { once } from 'node:events';
import { Agent, type IncomingMessage, type Server, createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeIdleConnections, drainConnections } from './drain-connections.ts';

let server: Server;
let agent: Agent;
let finish: () => void;
let port = 0;

beforeEach(async () => {
  server = createServer((asked, response) => {
    finish = () => response.end();
    response.write(asked.url);
    if (asked.url !== '/slow') finish();
  });
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

async function ask(path: string): Promise<{ body: string; connection: string | undefined }> {
  const sent = request({ port, path, agent }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { body: await text(response), connection: response.headers.connection };
}

const closed = () => new Promise((resolve) => server.close(() => resolve('closed')));

test('a request on a keep-alive connection is served once more, with connection: close', async () => {
  expect(await ask('/')).toEqual({ body: '/', connection: 'keep-alive' });
  const leaving = drainConnections(server, 60_000);
  await expect.poll(() => server.listening).toBe(false);
  expect(await ask('/')).toEqual({ body: '/', connection: 'close' });
  // It was the last connection, so nothing is left to wait for.
  await leaving;
});

test('connections in the backlog at the start of shutdown are accepted and served', async () => {
  const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
  const answers = Promise.all(sockets.map((socket) => text(socket)));
  const connected = Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets)
    socket.write('GET / HTTP/1.1\r\nhost: guild.test\r\nconnection: close\r\n\r\n');
  await connected;
  await drainConnections(server, 0);
  const served = (await answers).filter((answer) => answer.startsWith('HTTP/1.1 200 '));
  expect(served).toHaveLength(sockets.length);
});

test('new connections are refused', async () => {
  await drainConnections(server, 0);
  await expect(ask('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('requests in progress are served, and their keep-alive connections do not delay shutdown', async () => {
  const slow = ask('/slow');
  await once(server, 'request');
  await drainConnections(server, 0);
  using _ending = closeIdleConnections(server);
  const end = closed();
  finish();
  expect(await slow).toEqual({ body: '/slow', connection: 'keep-alive' });
  expect(await end).toBe('closed');
});

test('an incomplete request does not delay shutdown either', async () => {
  const half = connect(port, '127.0.0.1');
  half.on('error', () => {});
  half.write('POST /slow HTTP/1.1\r\nhost: guild.test\r\ncontent-length: 100\r\n\r\nhalf');
  await once(server, 'request');
  await drainConnections(server, 0);
  using _ending = closeIdleConnections(server, 50);
  expect(await closed()).toBe('closed');
  half.destroy();
});
