import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';

/** The crowd runs in a process of its own, so that it does not delay what is measured. */
export type UploadCrowd = {
  port: number;
  cookies: string[];
  each: number;
  path: string;
  /** Each member sends one picture after the other until all are taken, instead of all at once. */
  isInTurn: boolean;
};
/** How often each status came; 0 stands for a broken connection. */
export type UploadTally = { statuses: Record<number, number>; megabytes: number };

const REFUSED = new Set([0, 408, 429, 503]);
const RETRY_MS = 1_000;

/** Random pixels do not compress. */
function noisyPicture(side: number): Buffer<ArrayBuffer> {
  const rows = randomFillSync(Buffer.alloc((side * 3 + 1) * side));
  for (let row = 0; row < side; row += 1) rows[row * (side * 3 + 1)] = 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
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

const BOUNDARY = 'crowd';
const HEAD = Buffer.from(
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\ncontent-type: image/png\r\n\r\n`,
);
const TAIL = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

/** Sends a body that is shared by all, as members have computers of their own that prepare theirs. */
async function upload({ port, path }: UploadCrowd, cookie: string, body: Buffer): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const sent = request({
    port,
    path,
    method: 'POST',
    agent: false,
    headers: {
      cookie,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': body.length,
    },
  });
  sent.on('response', (response) => {
    response.on('end', () => resolve(response.statusCode ?? 0)).on('error', () => resolve(0));
    response.resume();
  });
  sent.on('error', () => resolve(0));
  sent.end(body);
  return promise;
}

async function run(crowd: UploadCrowd, picture: Buffer<ArrayBuffer>): Promise<UploadTally> {
  const body = Buffer.concat([HEAD, picture, TAIL]);
  const statuses: Record<number, number> = {};
  const send = async (cookie: string) => {
    const status = await upload(crowd, cookie, body);
    statuses[status] = (statuses[status] ?? 0) + 1;
    return status;
  };
  /** What a busy server refuses is sent again, as pages do. */
  const sendInTurn = async (cookie: string) => {
    for (let sent = 0; sent < crowd.each;) {
      if (REFUSED.has(await send(cookie))) await wait(RETRY_MS);
      else sent += 1;
    }
  };
  const sendAtOnce = (cookie: string) => Array.from({ length: crowd.each }, () => send(cookie));
  const { cookies, isInTurn } = crowd;
  await Promise.all(isInTurn ? cookies.map(sendInTurn) : cookies.flatMap(sendAtOnce));
  return { statuses, megabytes: picture.length / 1e6 };
}

const picture = noisyPicture(Number(process.argv[2]));
const asked = once(process, 'message');
process.send?.('ready');
const [crowd] = await asked;
process.send?.(await run(crowd, picture));
process.disconnect?.();
