import { FileProblem } from './file-problem.ts';
import { fillMessages } from './fill.messages.ts';

/** The text of a file by its byte order mark, else as UTF-8, else as Windows-1252, which older programs write. */
export function decodeText(bytes: Uint8Array): string {
  const text = utf16Of(bytes) ?? utf8Of(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  if (text.includes('\u0000')) throw new FileProblem(fillMessages.problems.notText);
  return text;
}

function utf16Of(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return undefined;
}

function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
