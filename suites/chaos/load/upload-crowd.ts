import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { crc32, deflateSync } from 'node:zlib';

/** The crowd runs in a process of its own, so that it does not delay what is measured. */
export type UploadCrowd = { port: number; cookies: string[]; each: number };
/** How often each status came; 0 stands for a broken connection. */
export type UploadTally = { statuses: Record<number, number>; megabytes: number };

/** Random pixels do not compress: just below 5 MB. */
const SIDE = 1_310;

function noisyPicture(): Buffer<ArrayBuffer> {
  const rows = randomFillSync(Buffer.alloc((SIDE * 3 + 1) * SIDE));
  for (let row = 0; row < SIDE; row += 1) rows[row * (SIDE * 3 + 1)] = 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

async function upload(port: number, cookie: string, file: Blob): Promise<number> {
  const body = new FormData();
  body.set('file', file, 'me.png');
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/profile/avatar`, {
      method: 'POST',
      headers: { cookie },
      body,
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

async function run({ port, cookies, each }: UploadCrowd, picture: Buffer<ArrayBuffer>): Promise<UploadTally> {
  const file = new Blob([picture], { type: 'image/png' });
  const all = cookies.flatMap((cookie) => Array.from({ length: each }, () => cookie));
  const statuses: Record<number, number> = {};
  for (const status of await Promise.all(all.map((cookie) => upload(port, cookie, file))))
    statuses[status] = (statuses[status] ?? 0) + 1;
  return { statuses, megabytes: picture.length / 1e6 };
}

const picture = noisyPicture();
const asked = once(process, 'message');
process.send?.('ready');
const [crowd] = await asked;
process.send?.(await run(crowd, picture));
process.disconnect?.();
