import { crc32, inflateRawSync } from 'node:zlib';

/** Reads an archive like other programs: from its central directory. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field));
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString();
    const start = archive.readUInt32LE(at + 42) + 30 + nameLength;
    const content = inflateRawSync(archive.subarray(start, start + (packed ?? 0)));
    if (crc32(content) !== crc || content.length !== size) throw new Error(`${name} is damaged`);
    files.set(name, content.toString());
    at += 46 + nameLength;
  }
  return files;
}
