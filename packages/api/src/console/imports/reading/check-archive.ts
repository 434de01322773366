import { type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core.js';
import { FileProblem, fileProblems } from './file-problem.ts';

const ENTRIES_MAX = 2_000;
/** Inflated bytes of a workbook: twenty thousand rows of a hundred cells. */
const INFLATED_MAX = 160_000_000;

/**
 * Refuses what is no workbook, and one whose parts would inflate beyond bounds. The sizes that an archive declares
 * can be a lie, so what comes out is counted.
 */
export async function checkArchive(bytes: Uint8Array): Promise<void> {
  try {
    const names = await checkEntries(bytes);
    requireWorkbook(names);
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem(fileProblems.damaged);
  }
}

async function checkEntries(bytes: Uint8Array): Promise<string[]> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes), {
    useWebWorkers: false,
    checkOverlappingEntry: true,
  });
  const names: string[] = [];
  let budget = INFLATED_MAX;
  for await (const entry of reader.getEntriesGenerator()) {
    names.push(entry.filename);
    if (names.length > ENTRIES_MAX) throw new FileProblem(fileProblems.inflated);
    if (entry.directory) continue;
    if (entry.encrypted) throw new FileProblem(fileProblems.encrypted);
    budget -= entry.uncompressedSize;
    if (budget < 0) throw new FileProblem(fileProblems.inflated);
    await countInflated(entry);
  }
  return names;
}

async function countInflated(entry: FileEntry): Promise<void> {
  let left = entry.uncompressedSize;
  await entry.getData(
    new WritableStream<Uint8Array>({
      write(chunk) {
        left -= chunk.length;
        if (left < 0) throw new FileProblem(fileProblems.inflated);
      },
    }),
  );
}

function requireWorkbook(names: string[]): void {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.(xml|bin)$/i)) return;
  if (has(/^Index\/.*\.iwa$|^index\.apxl$|^Index\.zip$/i)) throw new FileProblem(fileProblems.numbers);
  if (has(/^(word|ppt)\//i)) throw new FileProblem(fileProblems.document);
  // Texts and drawings of OpenDocument have no sheets, which reading shows.
  if (has(/^content\.xml$/i)) return;
  throw new FileProblem(fileProblems.archive);
}
