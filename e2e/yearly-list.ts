import { type CellObject, read, utils, write } from '@e965/xlsx';

const FIRST_NAMES = ['Zoë', 'Jürgen', 'María', 'André', 'Ingrid', 'Oskar', 'Paul', 'Greta'];
const TRADES = ['Bäckerei', 'Werft', 'Kanzlei', 'Druckerei', 'Schneiderei'];
const COLUMNS = ['Mitgl.-Nr.', 'Name, Vorname', 'Firma', 'Ort', 'Telefon', 'E-Mail', 'Gültig bis'];
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A member of the list. `end` is the last day of the membership, as a spreadsheet counts days. */
type Entry = {
  number: string;
  name: string;
  company: string;
  phone: string;
  email: string;
  end: number | '';
};

/** 31 December 2027 and 30 June 2026. */
const GOES_ON = 46_752;
const IS_OVER = 46_203;

const first = (index: number) => FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
const phone = (index: number) => `0451 7${String(index).padStart(4, '0')}`;

const entry = (community: string, index: number): Entry => ({
  number: `${community.charAt(0)}-${String(index).padStart(4, '0')}`,
  name: `${community}-${index}, ${first(index)}`,
  company: `${TRADES[index % TRADES.length]} ${community} ${index}`,
  phone: phone(index),
  email: `${community.toLowerCase()}-${index}@mail.test`,
  end: GOES_ON,
});

/** What each Monday has besides what is plain: rows counted from the first of the list. */
export const MONDAY = { rows: 400, noAddress: 3, wrongAddress: 2, father: 10, son: 11 };
export const LATER = { left: 15, moved: 60, added: 35 };

/**
 * The list of a chamber as its secretary has it in Excel. Three members have no address, the addresses of two are
 * mistyped, two have two, one number is shortened, and a father and a son have one name at one company.
 */
export function firstList(community: string): Buffer {
  const entries = Array.from({ length: MONDAY.rows }, (_, index) => entry(community, index));
  const change = (index: number, fields: Partial<Entry>) => Object.assign(entries.at(index) ?? {}, fields);
  for (let at = 1; at <= MONDAY.noAddress; at += 1) change(-at, { email: '' });
  for (let at = 4; at < 4 + MONDAY.wrongAddress; at += 1)
    change(-at, { email: `${community.toLowerCase()}-${MONDAY.rows - at} at mail.test` });
  for (const at of [20, 21]) change(at, { email: `${entries[at]?.email}; office-${at}@mail.test` });
  change(30, { phone: '4.91512E+11' });
  const { name, company } = entry(community, MONDAY.father);
  change(MONDAY.son, { name, company });
  return workbookOf(`Mitglieder ${community}`, entries);
}

/** The same list a year later, from a program that knows every address: some have left, moved, and joined. */
export function laterList(community: string): Buffer {
  const entries = Array.from({ length: MONDAY.rows + LATER.added }, (_, index) => entry(community, index));
  const { name, company } = entry(community, MONDAY.father);
  Object.assign(entries[MONDAY.son] ?? {}, { name, company });
  for (let at = 100; at < 100 + LATER.moved; at += 1)
    Object.assign(entries[at] ?? {}, { phone: phone(at + 5_000), company: `Neue Firma ${community} ${at}` });
  for (let at = 200; at < 200 + LATER.left; at += 1) Object.assign(entries[at] ?? {}, { end: IS_OVER });
  return workbookOf(`Mitglieder ${community}`, entries);
}

function workbookOf(title: string, entries: Entry[]): Buffer {
  const text = (v: string): CellObject => ({ t: 's', v });
  const day = (v: number | ''): CellObject => (v === '' ? { t: 'z' } : { t: 'n', v, z: 'dd.mm.yyyy' });
  const rows = entries.map(({ number, name, company, phone: call, email, end }) => [
    ...[number, name, company, 'Lübeck', call, email].map(text),
    day(end),
  ]);
  return save([[text(title)], [text('Stand: 23.11.2026')], [], COLUMNS.map(text), ...rows]);
}

function save(rows: CellObject[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Liste');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

/** The downloaded rows with errors, with an address for everybody, as somebody puts them right in Excel. */
export function corrected(faultyRows: Buffer, community: string): Buffer {
  const book = read(faultyRows);
  const rows: string[][] = utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
  const [columns = [], ...entries] = rows;
  const at = columns.indexOf('E-Mail');
  for (const cells of entries)
    cells[at] = `${community.toLowerCase()}-${Number(cells[0]?.slice(2))}@mail.test`;
  return save(rows.map((cells) => cells.map((v) => ({ t: 's', v }))));
}

export const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: WORKBOOK, buffer });
