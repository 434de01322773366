import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { RawCase } from './cases.ts';

export type RawOutcome = { statuses: number[]; closed: boolean; ms: number };

/** Beyond every time the server gives. */
const PATIENCE_MS = 30_000;

/** Writes it to a socket of its own; resolves when the server has closed it, or has been given up. */
export async function sendRaw(port: number, { bytes, dripMs }: RawCase): Promise<RawOutcome> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const chunks: Buffer[] = [];
  const closing = Promise.withResolvers<boolean>();
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {});
  socket.on('close', () => closing.resolve(true));
  const begun = performance.now();
  const whole = Buffer.from(bytes.replaceAll('HOST', `127.0.0.1:${port}`), 'latin1');
  if (dripMs === undefined) socket.write(whole);
  else {
    for (const byte of whole) {
      socket.write(Buffer.of(byte));
      await wait(dripMs);
    }
  }
  const closed = await Promise.race([closing.promise, wait(PATIENCE_MS, false, { ref: false })]);
  socket.destroy();
  const text = Buffer.concat(chunks).toString('latin1');
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { statuses, closed, ms: performance.now() - begun };
}
