import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { tooMany, unavailable } from '@guildhall/api/ground/errors/errors';
import { addressKey } from '@guildhall/api/ground/limits/address-key';

export type ConnectionLimits = {
  /** Connections of the whole process. */
  total: number;
  /** Connections of one IPv4 address or one IPv6 /64. Trusted proxies are exempt: they carry everyone. */
  perAddress: number;
  trustProxy: false | string[];
};

/** Connections accepted beyond a limit, so that clients get an error response and health probes still work. */
const OVERFLOW = 100;
const OVERFLOW_IDLE_MS = 2_000;
/** Above this share of the total, idle connections are closed after two seconds. */
const CROWDED_SHARE = 0.8;
const CROWDED_IDLE_MS = 2_000;
const SWEEP_MS = 500;
const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

/**
 * Keeps one address from taking every connection. A connection over the limit may send one request:
 * `/healthz` and `/readyz` are served, everything else gets 429 (limit of the address) or 503 (limit of the
 * process), and the connection is closed. Near the total, idle connections are closed after 2 seconds instead of 72.
 */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits): void {
  const { server } = app;
  const isProxy = limits.trustProxy ? proxyAddr.compile(limits.trustProxy) : () => false;
  const perAddress = new Map<string, number>();
  const exceeded = new WeakMap<Socket, 'address' | 'process'>();
  let open = 0;
  const watchIdle = closeIdleWhile(server, () => open >= limits.total * CROWDED_SHARE);
  server.maxConnections = limits.total + OVERFLOW;

  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const key = isProxy(remoteAddress, 0) ? null : addressKey(remoteAddress);
    const own = key === null ? 0 : (perAddress.get(key) ?? 0);
    const limit = own >= limits.perAddress ? 'address' : open >= limits.total ? 'process' : undefined;
    if (limit) {
      exceeded.set(socket, limit);
      // Closed even when it has sent nothing or half a request.
      const ending = setTimeout(() => socket.destroy(), OVERFLOW_IDLE_MS);
      socket.once('close', () => clearTimeout(ending));
      return;
    }
    open += 1;
    if (key !== null) {
      perAddress.set(key, own + 1);
      watchIdle(socket);
    }
    socket.once('close', () => {
      open -= 1;
      if (key === null) return;
      const left = (perAddress.get(key) ?? 1) - 1;
      if (left === 0) perAddress.delete(key);
      else perAddress.set(key, left);
    });
  });

  app.addHook('onRequest', (request, reply, done) => {
    const limit = exceeded.get(request.raw.socket);
    if (limit === undefined) return done();
    reply.header('connection', 'close');
    if (HEALTH_PATHS.has(request.routeOptions.url ?? '')) return done();
    done(
      limit === 'address'
        ? tooMany('Too many connections from your network. Please try again.', 5)
        : unavailable(),
    );
  });
}

/**
 * Near the connection limit, closes connections that have been idle for a while. The map is ordered by idle
 * time, because a connection is appended when it becomes idle.
 */
function closeIdleWhile(server: Server, isCrowded: () => boolean): (socket: Socket) => void {
  const idleSince = new Map<Socket, number>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (!idleSince.delete(socket)) return;
    response.once('close', () => void (socket.destroyed || idleSince.set(socket, performance.now())));
  });
  const sweeping = setInterval(() => {
    if (!isCrowded()) return;
    const before = performance.now() - CROWDED_IDLE_MS;
    for (const [socket, since] of idleSince) {
      if (since > before) return;
      socket.destroy();
    }
  }, SWEEP_MS).unref();
  server.once('close', () => clearInterval(sweeping));
  return (socket) => {
    idleSince.set(socket, performance.now());
    socket.once('close', () => idleSince.delete(socket));
  };
}
