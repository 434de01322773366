/** Writes one workbook in a thread of its own: SheetJS does it in one go, which would hold up the server. */
import { parentPort, workerData } from 'node:worker_threads';
import { utils, write } from '@e965/xlsx';

const { rows }: { rows: string[][] } = workerData;

/** Formatted as text, so that 0171, 3/4 and =A1 stay what they are, also when somebody corrects them. */
const textCell = (v: string) => ({ t: 's', v, z: '@' });

const book = utils.book_new();
utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((cells) => cells.map(textCell))), 'Rows');
const result: Uint8Array = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
parentPort?.postMessage({ result }, []);
