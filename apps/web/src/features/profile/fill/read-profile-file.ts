import { decodeText } from './decode-text.ts';
import { FileProblem } from './file-problem.ts';
import { fillMessages } from './fill.messages.ts';
import type { Found } from './found.types.ts';

const messages = fillMessages.problems;
const FILE_MAX = 10_000_000;
const CARD_MAX = 1_000_000;

/**
 * Reads a contact card or the archive of LinkedIn in the browser. What it is decides the content, not the name.
 * @throws {FileProblem} with a sentence when it is neither, or too large, damaged or cut
 */
export async function readProfileFile(file: File): Promise<Found> {
  if (file.size === 0) throw new FileProblem(messages.empty);
  if (file.size > FILE_MAX) throw new FileProblem(messages.tooLarge);
  const bytes = await bytesOf(file);
  if (isZip(bytes)) {
    const { readLinkedInArchive } = await import('./linkedin-archive.ts');
    return readLinkedInArchive(bytes);
  }
  if (bytes.length > CARD_MAX)
    throw new FileProblem(
      file.name.toLowerCase().endsWith('.vcf') ? messages.cardTooLarge : messages.unknown,
    );
  const { readCard } = await import('./vcard.ts');
  return readCard(decodeText(bytes));
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new FileProblem(messages.unreadable);
  }
}

/** The signature of an entry, or of the directory of an archive without entries. */
const isZip = ([first, second, third]: Uint8Array) =>
  first === 0x50 && second === 0x4b && (third === 0x03 || third === 0x05);
