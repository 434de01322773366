/** Writes one workbook in a process of its own: SheetJS does it in one go, which would hold up the server. */
import { utils, write } from '@e965/xlsx';
import { answerOnce } from '../reading/answer-once.ts';

/** Formatted as text, so that 0171, 3/4 and =A1 stay what they are, also when somebody corrects them. */
const textCell = (v: string) => ({ t: 's', v, z: '@' });

await answerOnce((message) => {
  const { rows }: { rows: string[][] } = Object(message);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((cells) => cells.map(textCell))), 'Rows');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
});
