import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test.each(['=', '+', '-', '@', '\t', '\r', '\n', '\uff1d', '\uff0b', '\uff0d', '\uff20'])(
  'a cell that begins with %j is text to a spreadsheet, not a formula',
  (sign) => {
    const cell = `${sign}SUM(1)`;
    expect(toCsv([[cell]]).replaceAll('"', '')).toBe(`'${cell}\r\n`);
  },
);

test('quotes, separators and line breaks stay inside their cell', () => {
  expect(toCsv([['a,b', 'say "hi"', 'two\nlines', 'two\rlines']])).toBe(
    '"a,b","say ""hi""","two\nlines","two\rlines"\r\n',
  );
});

test('numbers, booleans and null are written plainly, and lists as JSON', () => {
  expect(toCsv([[-5, true, false, null, undefined, '', ['a']]])).toBe('-5,true,false,,,,"[""a""]"\r\n');
});
