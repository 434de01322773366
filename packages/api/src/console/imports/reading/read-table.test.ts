import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import { toTable } from './table.ts';

const BOUNDS = { rows: 20_000, columns: 100 };
const HEADERS = ['email', 'e-mail', 'name', 'vorname', 'nachname', 'ort', 'first name', 'last name'];

/** The list of a text file. */
async function listOf(text: string | Buffer, headerRow?: number) {
  const { rows, delimiter, encoding } = await readTable(Buffer.from(text), {}, BOUNDS);
  const table = toTable(rows, (cell) => HEADERS.includes(cell.toLowerCase()), headerRow);
  return { ...table, delimiter, encoding };
}
const cellsOf = async (text: string | Buffer) => (await listOf(text)).rows.map(({ cells }) => cells);

describe('the delimiter of a file', () => {
  it.each([
    [
      'has commas in a column name',
      ';',
      'Vorname;Nachname;E-Mail;Leistungen (z.B. Steuer, Recht, Bau, Web)\r\nJana;Probst;jana@p.test;Druck, Satz\r\nOle;Brandt;ole@b.test;Rohbau\r\n',
    ],
    ['has a comma in every name', ';', 'Name, Vorname;E-Mail\nMüller, Hans;h@m.test\nKern, Mia;m@k.test\n'],
    ['has lists in its cells', ',', 'Email,Name,Skills\na@b.test,Ann,Law;Tax\nb@b.test,Ben,Art;Ink\n'],
    ['has title rows', ';', 'Our members, as of May, sorted\n\nName;Ort;E-Mail\nAnn Adler;Ulm;a@b.test\n'],
    ['says it as Excel does', '|', 'sep=|\r\nName|Mail, private\r\nAnn, Bea|a@b.test\r\n'],
    ['has tabs', '\t', 'Name\tE-Mail\nAdler, Ann\ta@b.test\n'],
  ])('is the steadiest one where it %s', async (_, delimiter, text) => {
    expect((await listOf(text)).delimiter).toBe(delimiter);
  });
});

describe('a quotation mark in the wrong place', () => {
  it('is text within a cell', async () => {
    const file =
      'First name,Last name,Email,Company\nHans "Hansi",Meier,h@m.test,19" Racks Ltd\nO,B,o@b.test,B\n';
    expect(await cellsOf(file)).toEqual([
      ['Hans "Hansi"', 'Meier', 'h@m.test', '19" Racks Ltd'],
      ['O', 'B', 'o@b.test', 'B'],
    ]);
  });

  it.each([
    ['"Hansi" Meier,h@m.test', '"Hansi" Meier'],
    ['"Hansi,h@m.test', '"Hansi'],
  ])('at the beginning of a cell spoils no other row: %s', async (row, name) => {
    const file = `Name,Email\n${row}\nOle,o@b.test\n"Mia",m@k.test\n"Kim, Jr.",k@k.test\n`;
    expect(await cellsOf(file)).toEqual([
      [name, 'h@m.test'],
      ['Ole', 'o@b.test'],
      ['Mia', 'm@k.test'],
      ['Kim, Jr.', 'k@k.test'],
    ]);
  });

  it('costs no time in a file of nothing else', async () => {
    const start = performance.now();
    await cellsOf(`Name,Email\n${',"x'.repeat(90)}\n`.repeat(2_000));
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('the rows of a list', () => {
  it('end in different ways, and cells hold line breaks', async () => {
    const file = 'Name,Email\r\n"Ann\nAdler",a@b.test\rBen,b@b.test\nCleo,c@b.test\r\r\nDan,d@b.test';
    expect((await listOf(file)).rows).toEqual([
      { line: 2, cells: ['Ann\nAdler', 'a@b.test'] },
      { line: 3, cells: ['Ben', 'b@b.test'] },
      { line: 4, cells: ['Cleo', 'c@b.test'] },
      { line: 5, cells: ['Dan', 'd@b.test'] },
    ]);
  });

  it('lie between titles and remarks, without blank rows and columns, and are numbered as in the spreadsheet', async () => {
    const { columns, rows, headerRow, footerRows } = await listOf(
      [
        'IHK-Verein Göttingen e.V.;;;;',
        'Stand: 12.11.2026;;;;',
        ';;;;',
        ';Name;;E-Mail;Ort;',
        ';Ann Adler;;a@b.test;Ulm;',
        ';;;;;',
        ';Ben Brandt;;b@b.test;',
        ';;;;;',
        ';Summe: 2;;;;',
        'Erstellt von der Geschäftsstelle;;;;;',
      ].join('\r\n'),
    );
    expect({ columns, headerRow, footerRows }).toEqual({
      columns: ['Name', 'E-Mail', 'Ort'],
      headerRow: 4,
      footerRows: 2,
    });
    expect(rows).toEqual([
      { line: 5, cells: ['Ann Adler', 'a@b.test', 'Ulm'] },
      { line: 7, cells: ['Ben Brandt', 'b@b.test', ''] },
    ]);
  });

  it('begin at the top of a file without column names, and below the row that was chosen for them', async () => {
    const file = 'Ann Adler;a@b.test;Ulm\nBen Brandt;b@b.test;Ulm\nCleo Cox;c@b.test;Ulm\n';
    expect(await listOf(file)).toMatchObject({ headerRow: 0, columns: ['Column 1', 'Column 2', 'Column 3'] });
    expect((await listOf(file)).rows).toHaveLength(3);
    expect((await listOf(file, 2)).columns).toEqual(['Ben Brandt', 'b@b.test', 'Ulm']);
  });
});
