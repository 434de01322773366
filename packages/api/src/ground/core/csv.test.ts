import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DELIMITERS, formulasIn } from '../../../testing/formulas.ts';
import { dialectOf, toCsv, unescapeFormulas } from './csv.ts';

const SIGNS = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20'];
const hostileText = fc
  .array(fc.constantFrom(...SIGNS, ...DELIMITERS, '"', "'", ' ', '\u{a0}', '\n', '\r', 'a', '1'), {
    maxLength: 12,
  })
  .map((characters) => characters.join(''));
const hostileRows = fc.array(fc.array(hostileText, { minLength: 2, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
});

describe('a CSV file', () => {
  test.each(DELIMITERS)('has no formula for a spreadsheet that splits it at %j', (delimiter) => {
    for (const sign of SIGNS)
      for (const before of ['', ' ', '"', '""', '" "', "'", '\n', '\u{a0}'])
        expect(formulasIn(toCsv([['Csv', `hello${delimiter}${before}${sign}SUM(1)`]]), [delimiter])).toEqual(
          [],
        );
    fc.assert(
      fc.property(hostileRows, (rows) => {
        expect(formulasIn(toCsv(rows), [delimiter])).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is read back by the importer exactly as it was written', () => {
    fc.assert(
      fc.property(hostileRows, (rows) => {
        const read: string[][] = parse(toCsv(rows), {
          record_delimiter: '\r\n',
          relax_column_count: true,
        });
        expect(read.map((cells) => cells.map(unescapeFormulas))).toEqual(rows);
      }),
      { numRuns: 2_000 },
    );
  });

  test('with fifty thousand tabs is written in less than a second', () => {
    const begun = performance.now();
    toCsv([['\t'.repeat(50_000)], [`;${' '.repeat(50_000)}`], [';'.repeat(50_000)]]);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

test.each([...SIGNS, '\t', '\r', '\n'])(
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

test.each([
  ['', '1.5,a'],
  ['en-GB', '1.5,a'],
  ['de-CH', '1.5,a'],
  ['de-DE', '1,5;a'],
  ['fr-FR', '1,5;a'],
])('where dates are written as in “%s”, spreadsheets read %s', (dateLocale, line) => {
  expect(toCsv([[1.5, 'a']], dialectOf({ currency: '', dateLocale }))).toBe(`${line}\r\n`);
});
