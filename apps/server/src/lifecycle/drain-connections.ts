import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** An event loop iteration accepts one connection and reads all of them; the first one counted may be half over. */
const IDLE_TURNS = 2;
/** Bounded, because clients that open a connection per request would keep the backlog filled forever. */
const BACKLOG_TIMEOUT_MS = 2_000;
const POLL_MS = 20;
const SWEEP_MS = 100;
/** No response takes longer, because statements time out after six seconds. */
const LONGEST_RESPONSE_MS = 6_000;

/**
 * Stops accepting connections. Requests that arrive on keep-alive connections within `timeoutMs` are served with
 * `connection: close`; a proxy then fails to connect here and picks another process, without resending anything.
 */
export async function drainConnections(server: HttpServer, timeoutMs: number): Promise<void> {
  await acceptBacklog(server);
  // Not http.Server's close, which destroys keep-alive connections that a client may be writing to.
  Server.prototype.close.call(server);
  // Only now: a client told to reconnect earlier would reconnect here.
  server.prependListener('request', (_request, response) => void (response.shouldKeepAlive = false));
  for (let turn = 0; turn < IDLE_TURNS; turn += 1) await nextTurn();
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && (await countConnections(server)) > 0) await wait(POLL_MS);
}

/** Accepts the connections in the listen backlog: closing resets them, although requests may have been sent. */
async function acceptBacklog(server: HttpServer): Promise<void> {
  const deadline = performance.now() + BACKLOG_TIMEOUT_MS;
  let quiet = 0;
  const onConnection = () => (quiet = 0);
  server.on('connection', onConnection);
  for (; quiet <= IDLE_TURNS && performance.now() < deadline; quiet += 1) await nextTurn();
  server.off('connection', onConnection);
}

/**
 * While a server closes: closes connections as they become idle, and the remaining ones, half-sent requests for
 * example, after six seconds. Otherwise an unused keep-alive connection would delay the shutdown.
 */
export function closeIdleConnections(server: HttpServer, longestMs = LONGEST_RESPONSE_MS): Disposable {
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const ending = setTimeout(() => server.closeAllConnections(), longestMs);
  return {
    [Symbol.dispose]() {
      clearInterval(sweeping);
      clearTimeout(ending);
    },
  };
}

const countConnections = (server: HttpServer): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
