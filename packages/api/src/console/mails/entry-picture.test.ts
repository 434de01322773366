import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';
import { makeEvent, makeMember } from '@guildhall/db/testing';
import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { composeMail } from './compose-mail.ts';

const api = testApi();
const run = promisify(execFile);

const inDays = (days: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + days * 86_400_000);

/** The picture in the mail that confirms a member's seat, and whose it is. */
async function confirmed() {
  const { db, as, services } = api();
  const date = await makeEvent(db, { title: 'Breakfast', startsAt: inDays(3) });
  const row = await makeMember(db, { emailVerifiedAt: new Date() });
  const member = await as(row);
  await member.events.attendance.join(date);
  const queued = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('userId', '=', row.id)
    .executeTakeFirstOrThrow();
  const mail = await composeMail(db, services, queued);
  if (!mail?.picture) throw new Error('The mail has no picture');
  const { url } = await member.events.door.code(date);
  return { date, key: `m${row.id}`, picture: mail.picture, url };
}

/** The pixels of a picture in black and white whose lines are not filtered, as a camera's picture has them. */
function pixelsOf(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const start = png.indexOf('IDAT') + 4;
  const lines = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  const perLine = lines.length / height;
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const isLight = ((lines[y * perLine + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
    if (!isLight) data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return { width, height, data };
}

async function hasZbarimg(): Promise<boolean> {
  return run('zbarimg', ['--version']).then(
    () => true,
    () => false,
  );
}

describe('the code in the mail that confirms a seat', () => {
  it('is read as the link of the page, and checks its holder in', async () => {
    const { date, key, picture, url } = await confirmed();
    const read = decodeQR(pixelsOf(picture));
    expect(read).toBe(url);
    const { db, as } = api();
    const admin = await as(await makeMember(db, { role: 'admin' }));
    const { items } = await admin.events.door.checkIn({
      id: date.id,
      dateId: date.dateId,
      items: [{ clientId: 'a'.repeat(32), who: { code: read.split('#code=')[1] ?? '' } }],
    });
    expect(items).toMatchObject([{ outcome: 'recorded', person: { key } }]);
  });

  it('is read the same by the program zbarimg', async ({ skip }) => {
    if (!(await hasZbarimg())) skip('zbarimg is not installed (Debian has it in zbar-tools)');
    const { picture, url } = await confirmed();
    const folder = await mkdtemp(join(tmpdir(), 'guildhall-code-'));
    try {
      const file = join(folder, 'code.png');
      await writeFile(file, picture);
      const { stdout } = await run('zbarimg', ['--raw', '--quiet', file]);
      expect(stdout.trim()).toBe(url);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
