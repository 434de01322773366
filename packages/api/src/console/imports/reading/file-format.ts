import { FileProblem, fileProblems } from './file-problem.ts';

const startsWith = (bytes: Uint8Array, sign: string) =>
  Buffer.from(sign, 'latin1').every((byte, index) => bytes[index] === byte);

/** Compound files of Office before 2007, and the envelope of encrypted newer ones. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const isCompound = (bytes: Uint8Array) => COMPOUND.every((byte, index) => bytes[index] === byte);

/**
 * What a file is by its content; its name can be anything.
 * @throws {FileProblem} for what is neither text nor a workbook that can be read
 */
export function formatOf(bytes: Uint8Array): 'text' | 'workbook' {
  if (startsWith(bytes, 'PK')) return 'workbook';
  if (isCompound(bytes)) {
    const isEncrypted = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new FileProblem(isEncrypted ? fileProblems.encrypted : fileProblems.oldExcel);
  }
  // The first records of Excel 2 to 5.
  if (
    bytes[0] === 0x09 &&
    bytes[1] !== undefined &&
    [0x00, 0x02, 0x04, 0x08].includes(bytes[1]) &&
    bytes[2] !== undefined &&
    bytes[2] < 0x20
  )
    throw new FileProblem(fileProblems.oldExcel);
  if (startsWith(bytes, '%PDF') || startsWith(bytes, '{\\rtf')) throw new FileProblem(fileProblems.document);
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) throw new FileProblem(fileProblems.archive);
  if (startsWith(bytes, 'Rar!') || startsWith(bytes, '7z')) throw new FileProblem(fileProblems.archive);
  const beginning = Buffer.from(bytes.subarray(0, 1_000)).toString('latin1').replaceAll('\0', '');
  if (/^\W*<(!doctype html|html|table|meta|head|\?xml|workbook)/i.test(beginning.trimStart()))
    throw new FileProblem(fileProblems.webPage);
  return 'text';
}
