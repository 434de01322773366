import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The archive does not tell the hour: the first day that the format knows. */
const DATE = new Date(1980, 0, 1);

export type TextFile = { name: string; text: string };

/** Text files as a ZIP archive in memory; compressed by Node's thread pool, so that other requests are served at the same time. */
export function zip(files: TextFile[]): Promise<Buffer> {
  const archive = new ZipFile();
  for (const { name, text } of files) {
    archive.addBuffer(Buffer.from(text), name, { mtime: DATE, forceDosTimestamp: true });
  }
  archive.end();
  return buffer(archive.outputStream);
}
