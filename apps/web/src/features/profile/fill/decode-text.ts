import { decodeAs, encodingOf } from '@guildhall/api/ground/values/encodings';
import { FileProblem } from './file-problem.ts';
import { fillMessages } from './fill.messages.ts';

/** The text of a file in the encoding whose letters make words, which older programs do not name. */
export function decodeText(bytes: Uint8Array): string {
  const text = decodeAs(bytes, encodingOf(bytes));
  if (text.includes('\u0000')) throw new FileProblem(fillMessages.problems.notText);
  return text;
}
