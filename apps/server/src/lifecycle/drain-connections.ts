import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** In one turn of the event loop one connection is accepted, and all are read; the first may be half over. */
const QUIET_TURNS = 2;
/** Callers who connect for each request would be let in for ever. */
const LETTING_IN_MS = 2_000;
const LOOK_MS = 20;
const SWEEP_MS = 100;
/** No answer takes longer: statements are given up after six seconds. */
const LONGEST_ANSWER_MS = 6_000;

/**
 * Takes no new connections any more. Whoever asks on a kept one within `patienceMs` is answered and told
 * to connect anew; a proxy that is refused then takes another process, and has sent nothing twice.
 */
export async function takeLastRequests(server: HttpServer, patienceMs: number): Promise<void> {
  await acceptWaiting(server);
  // Not HTTP's own: it would cut kept connections that somebody may be writing to.
  Server.prototype.close.call(server);
  // Not before: whoever is told to connect anew would do so here.
  server.prependListener('request', (_request, response) => void (response.shouldKeepAlive = false));
  for (let turn = 0; turn < QUIET_TURNS; turn += 1) await nextTurn();
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline && (await countConnections(server)) > 0) await wait(LOOK_MS);
}

/** Whoever has connected is let in: closing cuts what waits in the queue, though it may have been sent to. */
async function acceptWaiting(server: HttpServer): Promise<void> {
  const deadline = performance.now() + LETTING_IN_MS;
  let quiet = 0;
  const onConnection = () => (quiet = 0);
  server.on('connection', onConnection);
  for (; quiet <= QUIET_TURNS && performance.now() < deadline; quiet += 1) await nextTurn();
  server.off('connection', onConnection);
}

/**
 * While a server closes: a connection ends with the answer that was under way on it, and the last of
 * them, half-sent requests for example, after six seconds. Without this a kept connection that nobody
 * uses any more would hold everything up.
 */
export function endConnections(server: HttpServer, longestMs = LONGEST_ANSWER_MS): Disposable {
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
