import type { Socket } from 'node:net';

const receiving = new WeakSet<Socket>();

/**
 * Lets the request of a socket arrive for longer than the server's `requestTimeout`, for as long as the result is not
 * disposed of. The caller bounds it in another way; an idle socket is closed like any other.
 */
export function allowLongRequest(socket: Socket): Disposable {
  receiving.add(socket);
  return { [Symbol.dispose]: () => void receiving.delete(socket) };
}

/** Whether a request of this socket may still arrive; Node reports a timeout of it once. */
export const isReceivingLong = (socket: Socket): boolean => receiving.has(socket);
