import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { RawCase } from './cases.ts';

export type RawOutcome = { statuses: number[]; isClosed: boolean; ms: number };

/** Longer than every timeout of the server. */
const TIMEOUT_MS = 30_000;

/** Writes a case to a new socket; resolves when the server closed it, or after the timeout. */
export async function sendRaw(port: number, { bytes, dripMs }: RawCase): Promise<RawOutcome> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const chunks: Buffer[] = [];
  const closing = Promise.withResolvers<boolean>();
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {});
  socket.on('close', () => closing.resolve(true));
  const startedAt = performance.now();
  const request = Buffer.from(bytes.replaceAll('HOST', `127.0.0.1:${port}`), 'latin1');
  if (dripMs === undefined) socket.write(request);
  else {
    for (const byte of request) {
      socket.write(Buffer.of(byte));
      await wait(dripMs);
    }
  }
  const isClosed = await Promise.race([closing.promise, wait(TIMEOUT_MS, false, { ref: false })]);
  socket.destroy();
  const text = Buffer.concat(chunks).toString('latin1');
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { statuses, isClosed, ms: performance.now() - startedAt };
}
