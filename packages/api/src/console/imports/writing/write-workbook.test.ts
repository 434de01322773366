import { expect, it } from 'vitest';
import { readFile } from '../reading/read-file.ts';
import { writeWorkbook } from './write-workbook.ts';

it('writes texts that a spreadsheet leaves as they are, and reads back', async () => {
  const rows = [
    ['Name', 'Phone', 'Number', 'Reason'],
    ['Zoë 田中', '0171 1234567', '00042', 'E-Mail: there is no email address'],
    ['=A1', "'+351 21", '3/4', '4.91512E+11'],
  ];
  const { rows: read } = await readFile(await writeWorkbook(rows), {});
  expect(read.map(({ cells }) => cells)).toEqual(rows);
});
