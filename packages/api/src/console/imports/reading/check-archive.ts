import { type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core.js';
import { SheetCheck } from './check-sheet.ts';
import { FileProblem, fileProblems } from './file-problem.ts';

/** Pictures and macros are not read. */
const PART = /\.(?:xml|rels)$/i;
const ENTRIES_MAX = 2_000;
/** Inflated bytes of a workbook: twenty thousand rows of fifty filled cells, or of a hundred short ones. */
const INFLATED_MAX = 100_000_000;

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
  const check = new SheetCheck();
  let budget = INFLATED_MAX;
  for await (const entry of reader.getEntriesGenerator()) {
    names.push(entry.filename);
    if (names.length > ENTRIES_MAX) throw new FileProblem(fileProblems.inflated);
    if (entry.directory) continue;
    if (entry.encrypted) throw new FileProblem(fileProblems.encrypted);
    budget -= entry.uncompressedSize;
    if (budget < 0) throw new FileProblem(fileProblems.inflated);
    await inspect(entry, check);
  }
  return names;
}

async function inspect(entry: FileEntry, check: SheetCheck): Promise<void> {
  const look = PART.test(entry.filename) ? check.part() : () => undefined;
  let left = entry.uncompressedSize;
  let problem: unknown;
  const inflated = entry.getData(
    new WritableStream<Uint8Array>({
      write(chunk) {
        try {
          left -= chunk.length;
          if (left < 0) throw new FileProblem(fileProblems.inflated);
          look(chunk);
        } catch (error) {
          problem = error;
          throw error;
        }
      },
    }),
  );
  // The library wraps what a stream throws.
  await inflated.catch((error: unknown) => {
    throw problem ?? error;
  });
}

function requireWorkbook(names: string[]): void {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.xml$/i)) return;
  // Its parts could not be checked before they are read.
  if (has(/^xl\/workbook\.bin$/i)) throw new FileProblem(fileProblems.binaryExcel);
  if (has(/^Index\/.*\.iwa$|^index\.apxl$|^Index\.zip$/i)) throw new FileProblem(fileProblems.numbers);
  if (has(/^(word|ppt)\//i)) throw new FileProblem(fileProblems.document);
  // Texts and drawings of OpenDocument have no sheets, which reading shows.
  if (has(/^content\.xml$/i)) return;
  throw new FileProblem(fileProblems.archive);
}
