import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

const matrixOf = (text: string) => encode(text, { ecc: 'M', border: 2 });

/** A QR code as the path of an SVG: its dark modules, each a unit square. */
export function qrSvgOf(text: string): { size: number; path: string } {
  const { size, data } = matrixOf(text);
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

/** Pixels of a module: sharp on a phone, and large enough for the camera of another. */
const SCALE = 6;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A QR code as a PNG in black and white, for mails. */
export function qrPngOf(text: string): Buffer {
  const { size, data } = matrixOf(text);
  const width = size * SCALE;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  // One bit a pixel, grayscale.
  header.writeUInt8(1, 8);
  const lines = data.flatMap((row) => Array.from({ length: SCALE }, () => lineOf(row)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A line of pixels, after the byte that says that it is not filtered. */
function lineOf(row: boolean[]): Buffer {
  const line = Buffer.alloc(1 + Math.ceil((row.length * SCALE) / 8));
  for (let pixel = 0; pixel < row.length * SCALE; pixel += 1) {
    const byte = 1 + (pixel >> 3);
    if (row[Math.floor(pixel / SCALE)] !== true) line[byte] = (line[byte] ?? 0) | (0x80 >> (pixel & 7));
  }
  return line;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
