import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

export type LingeringBounds = {
  /** For a sender that stops by itself when it reads the response; nothing is received until then. */
  graceMs: number;
  /** Of receiving in all, and without a byte. */
  totalMs: number;
  quietMs: number;
  /** Most bytes to receive. */
  bytes: number;
};

/**
 * A response to a request that is still being sent. Closing a connection with unread bytes resets it, and a
 * sender that is busy sending then never reads why. So our side of the connection ends with the body, and the
 * rest of it when what is still being sent was received and dropped, within bounds (as nginx does with
 * `lingering_close`).
 */
export const lingeringBody = (body: string, request: IncomingMessage, bounds: LingeringBounds): Readable =>
  Readable.from(bodyThenRest(body, request, bounds), { objectMode: false });

async function* bodyThenRest(body: string, request: IncomingMessage, bounds: LingeringBounds) {
  yield Buffer.from(body);
  request.socket.end();
  await wait(bounds.graceMs);
  if (!request.complete && !request.destroyed) await drop(request, bounds);
}

async function drop(request: IncomingMessage, { totalMs, quietMs, bytes }: LingeringBounds): Promise<void> {
  const cutOff = () => {
    release(request.read());
    request.socket.destroy();
  };
  const [total, quiet] = [setTimeout(cutOff, totalMs), setTimeout(cutOff, quietMs)];
  let left = bytes;
  request.unpipe();
  try {
    for await (const chunk of request) {
      quiet.refresh();
      left -= chunk.length;
      release(chunk);
      if (left < 0) break;
      await nextTurn();
    }
  } catch {
    // The sender has gone, or was cut off.
  } finally {
    clearTimeout(total);
    clearTimeout(quiet);
  }
}

/**
 * Frees the memory of a chunk that nobody reads now rather than at a sweep of the old part of the heap. Of a crowd,
 * each connection holds a chunk of 64 kB for seconds, so they all get there, and no sweep comes when it has gone.
 */
function release(chunk: Buffer | null): void {
  const memory = chunk?.buffer;
  // Only what belongs to this chunk alone: small buffers share their memory.
  if (memory instanceof ArrayBuffer && memory.byteLength === chunk?.length) memory.transfer(0);
}

const TURN_MS = 10;
let lastTurn: Promise<unknown> = Promise.resolve();

/** One chunk at a time for all of them together: dropping what a crowd sends must cost nobody else an answer. */
function nextTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => wait(TURN_MS));
  return lastTurn;
}
