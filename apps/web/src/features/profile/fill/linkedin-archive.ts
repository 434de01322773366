import { type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core.js';
import { decodeText } from './decode-text.ts';
import { FileProblem } from './file-problem.ts';
import { fillMessages } from './fill.messages.ts';
import { type LinkedInTable, LINKEDIN_TABLES, profileOfTables } from './linkedin-profile.ts';
import type { Found } from './found.types.ts';

const messages = fillMessages.problems;
const ENTRIES_MAX = 5_000;
/** Inflated bytes of one file that is read; the others are not inflated at all. */
const INFLATED_MAX = 2_000_000;

/**
 * Reads the files of a profile in the archive that LinkedIn sends, in whatever folder they are.
 * @throws {FileProblem} when it is another archive, a damaged one, or one that would inflate beyond its bounds
 */
export async function readLinkedInArchive(bytes: Uint8Array): Promise<Found> {
  const texts = await readEntries(bytes).catch((error: unknown) => {
    throw error instanceof FileProblem ? error : new FileProblem(messages.damagedArchive);
  });
  return profileOfTables(texts);
}

async function readEntries(bytes: Uint8Array): Promise<Map<LinkedInTable, string>> {
  const options = { useWebWorkers: false, checkSignature: true, checkOverlappingEntry: true };
  const reader = new ZipReader(new Uint8ArrayReader(bytes), options);
  const entries = new Map<LinkedInTable, FileEntry>();
  let count = 0;
  let isNested = false;
  for await (const entry of reader.getEntriesGenerator()) {
    count += 1;
    if (count > ENTRIES_MAX) throw new FileProblem(messages.tooManyFiles);
    if (entry.directory) continue;
    const table = tableOf(entry.filename);
    if (table && !entries.has(table)) entries.set(table, entry);
    isNested ||= entry.filename.toLowerCase().endsWith('.zip');
  }
  if (!entries.has('Profile.csv')) throw new FileProblem(isNested ? messages.nested : messages.noProfile);
  const texts = new Map<LinkedInTable, string>();
  for (const [table, entry] of entries) texts.set(table, decodeText(await inflate(table, entry)));
  return texts;
}

function tableOf(path: string): LinkedInTable | undefined {
  // What macOS adds to archives has the names of the files in it.
  if (path.startsWith('__MACOSX/')) return undefined;
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return LINKEDIN_TABLES.find((table) => table.toLowerCase() === name);
}

/** The size that an archive declares can be a lie, so what comes out is counted as well. */
async function inflate(name: LinkedInTable, entry: FileEntry): Promise<Uint8Array> {
  if (entry.encrypted) throw new FileProblem(messages.encrypted);
  const tooLarge = new FileProblem(messages.inflated(name));
  if (entry.uncompressedSize > INFLATED_MAX) throw tooLarge;
  const inflated = new Uint8Array(entry.uncompressedSize);
  let size = 0;
  await entry.getData(
    new WritableStream<Uint8Array>({
      write(chunk) {
        if (size + chunk.length > inflated.length) throw tooLarge;
        inflated.set(chunk, size);
        size += chunk.length;
      },
    }),
  );
  return inflated.subarray(0, size);
}
