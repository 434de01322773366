import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import type { Browser } from './browser.ts';

const BOUNDARY = 'held-upload';
const PROMISED = 1_000_000;

export type StalledUpload = {
  /** The head of the response, once it has arrived. */
  answer(): Promise<string>;
  /** Destroys the connection. */
  abort(): void;
};

/** Starts an avatar upload that never completes. */
export async function stallUpload(member: Browser, { sends = 1_000 } = {}): Promise<StalledUpload> {
  const { hostname, port } = new URL(member.origin);
  const socket: Socket = connect(Number(port), hostname);
  const received: string[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk.toString()));
  socket.on('error', () => {});
  await once(socket, 'connect');
  const cookie = member.cookies.header();
  const head = [
    'POST /api/profile/avatar HTTP/1.1',
    `host: ${hostname}:${port}`,
    `cookie: ${cookie}`,
    `content-type: multipart/form-data; boundary=${BOUNDARY}`,
    `content-length: ${PROMISED}`,
  ];
  const part = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  socket.write(`${head.join('\r\n')}\r\n\r\n${sends > 0 ? part + 'x'.repeat(sends) : ''}`);
  return {
    async answer() {
      while (!received.join('').includes('\r\n\r\n')) await once(socket, 'data');
      return received.join('');
    },
    abort: () => void socket.destroy(),
  };
}
