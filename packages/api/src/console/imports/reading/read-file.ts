import { invalid } from '../../../ground/errors/errors.ts';
import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from '../imports.schema.ts';
import type { ReadingChoice } from './read-table.ts';
import { runInProcess } from './run-in-process.ts';
import type { RawTable } from './table.ts';

const SCRIPT = new URL('read-table.process.ts', import.meta.url);
const BOUNDS = { rows: IMPORT_MAX_ROWS, columns: IMPORT_MAX_COLUMNS };

export const refused = (message: string) => invalid(message, [{ path: 'file', message }]);

/**
 * The rows of a spreadsheet or text file.
 * @throws BAD_REQUEST with a sentence about what is wrong with the file
 */
export async function readFile(bytes: Uint8Array, choice: ReadingChoice): Promise<RawTable> {
  const answer = await runInProcess<RawTable>(SCRIPT, { bytes, choice, bounds: BOUNDS });
  if ('problem' in answer) throw refused(answer.problem);
  return answer.result;
}
