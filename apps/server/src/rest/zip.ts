import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATE = 8;
/** The archive says nothing of the hour: the first day that the format knows. */
const DATE = 0x0021;

export type ZipFile = { name: string; text: string };

/** Text files as a ZIP archive; small enough to be held in memory, which the format's 4 GB bound is far from. */
export function zip(files: ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of files) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const label = Buffer.from(name);
    const about = describe(content, packed.length, label.length);
    const local = Buffer.concat([number(LOCAL, 4), about, label, packed]);
    parts.push(local);
    directory.push(
      Buffer.concat([
        number(CENTRAL, 4),
        number(VERSION, 2),
        about,
        Buffer.alloc(10),
        number(offset, 4),
        label,
      ]),
    );
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const count = number(files.length, 2);
  const end = [number(END, 4), Buffer.alloc(4), count, count, number(list.length, 4), number(offset, 4)];
  return Buffer.concat([...parts, list, ...end, Buffer.alloc(2)]);
}

/** The part that an entry and its line in the directory have in common. */
function describe(content: Buffer, packedLength: number, labelLength: number): Buffer {
  return Buffer.concat([
    number(VERSION, 2),
    number(UTF8_NAMES, 2),
    number(DEFLATE, 2),
    number(0, 2),
    number(DATE, 2),
    number(crc32(content), 4),
    number(packedLength, 4),
    number(content.length, 4),
    number(labelLength, 2),
    number(0, 2),
  ]);
}

function number(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
