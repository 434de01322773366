import { invalid } from '../../../ground/errors/errors.ts';
import { runInProcess } from '../reading/run-in-process.ts';

const SCRIPT = new URL('write-workbook.process.ts', import.meta.url);

/** Rows of texts as an Excel file (.xlsx) of one sheet. */
export async function writeWorkbook(rows: string[][]): Promise<Uint8Array> {
  const answer = await runInProcess<Uint8Array>(SCRIPT, { rows });
  if ('problem' in answer) throw invalid(answer.problem, []);
  return answer.result;
}
