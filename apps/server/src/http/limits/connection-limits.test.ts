import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLimits, limitConnections } from './connection-limits.ts';
import { sendError } from '../errors/errors.ts';
import { registerHealth } from '../health.ts';

let app: ReturnType<typeof fastify>;
const sockets: Socket[] = [];

async function start(limits: Partial<ConnectionLimits>): Promise<void> {
  app = fastify({ forceCloseConnections: true });
  app.setErrorHandler(sendError);
  limitConnections(app, { total: 100, perAddress: 100, trustProxy: false, ...limits });
  registerHealth(app, { isDatabaseReady: async () => true, isDraining: false });
  app.get('/', async () => 'served');
  app.get('/endless', () => new Promise(() => {}));
  await app.listen({ host: '::', port: 0 });
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

const portOf = () => (app.server.address() as AddressInfo).port;

/** A connection from an address of this machine. */
async function open(from: string): Promise<Socket> {
  const host = from.includes(':') ? '::1' : '127.0.0.1';
  const socket = connect({ host, port: portOf(), localAddress: from });
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** The response to a request on a connection. */
async function ask(socket: Socket, path: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: guild.test\r\n\r\n`);
  const [data]: Buffer[] = await once(socket, 'data');
  return String(data);
}

async function openMany(count: number, from: string): Promise<Socket[]> {
  const opened: Socket[] = [];
  for (let left = count; left > 0; left -= 1) opened.push(await open(from));
  // A response shows that the server has counted the connection.
  await ask(opened.at(-1) ?? (await open(from)), '/healthz');
  return opened;
}

/** Connections with a pending request, which the server must not close. */
async function occupy(count: number, from: string): Promise<void> {
  for (let left = count; left > 0; left -= 1)
    (await open(from)).write('GET /endless HTTP/1.1\r\nhost: guild.test\r\n\r\n');
}

test('an address at its connection limit gets a 429, and does not affect others', async () => {
  await start({ perAddress: 20 });
  await openMany(20, '127.0.0.2');

  const refused = await ask(await open('127.0.0.2'), '/');
  expect(refused).toMatch(/^HTTP\/1\.1 429 /);
  expect(refused).toMatch(/retry-after: 5/i);
  expect(refused).toMatch(/connection: close/i);
  expect(await ask(await open('127.0.0.3'), '/')).toMatch(/^HTTP\/1\.1 200 /);
});

test('an address over its limit can still query the health of the process', async () => {
  await start({ perAddress: 20 });
  await openMany(20, '127.0.0.2');
  for (const path of ['/healthz', '/readyz'])
    expect(await ask(await open('127.0.0.2'), path)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a closed connection makes room for the next', async () => {
  await start({ perAddress: 20 });
  const [first] = await openMany(20, '127.0.0.2');
  first?.destroy();
  await expect.poll(async () => ask(await open('127.0.0.2'), '/')).toMatch(/^HTTP\/1\.1 200 /);
});

test('an idle connection over the limit is closed after two seconds', async () => {
  await start({ perAddress: 1 });
  await openMany(1, '127.0.0.2');
  const silent = await open('127.0.0.2');
  await once(silent, 'close');
  expect(silent.destroyed).toBe(true);
});

test('a trusted proxy, which carries every visitor, is not limited by its address', async () => {
  await start({ perAddress: 5, trustProxy: ['127.0.0.2'] });
  await openMany(20, '127.0.0.2');
  expect(await ask(await open('127.0.0.2'), '/')).toMatch(/^HTTP\/1\.1 200 /);
});

test('when many addresses use all connections, health probes are served and other requests get a 503', async () => {
  await start({ total: 30, perAddress: 10 });
  for (const from of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) await occupy(10, from);
  await expect.poll(async () => ask(await open('127.0.0.5'), '/')).toMatch(/^HTTP\/1\.1 503 /);
  expect(await ask(await open('127.0.0.5'), '/readyz')).toMatch(/^HTTP\/1\.1 200 /);
});

test('near the total, only connections without a request are closed early', async () => {
  await start({ total: 20 });
  const idle = await openMany(1, '127.0.0.2');
  await occupy(16, '127.0.0.3');
  await Promise.all(idle.map((socket) => once(socket, 'close')));
  expect(sockets.filter((socket) => socket.destroyed)).toHaveLength(idle.length);
});
