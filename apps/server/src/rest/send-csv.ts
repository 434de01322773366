import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type CsvDialect, toCsv, toSpreadsheet } from '@guildhall/api/ground/core/csv';

/** The columns of a sheet by their header, in order. */
export type Columns<Item> = Record<string, (item: Item) => string | number | boolean | null>;
type Page<Item> = { items: Item[]; nextCursor: string | null };

/**
 * Streams a list as a file for spreadsheets. The first page is read before anything is sent, so that an error is an
 * ordinary response.
 */
export async function sendCsv<Item>(
  reply: FastifyReply,
  readDialect: () => Promise<CsvDialect>,
  read: (cursor: string | null) => Promise<Page<Item>>,
  columns: Columns<Item>,
): Promise<FastifyReply> {
  const first = await read(null);
  const dialect = await readDialect();
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment')
    .send(Readable.from(lines(first, read, columns, dialect)));
}

async function* lines<Item>(
  first: Page<Item>,
  read: (cursor: string | null) => Promise<Page<Item>>,
  columns: Columns<Item>,
  dialect: CsvDialect,
): AsyncGenerator<string> {
  const cells = Object.values(columns);
  yield toSpreadsheet([Object.keys(columns)], dialect);
  for (let page = first; ; page = await read(page.nextCursor)) {
    yield toCsv(
      page.items.map((item) => cells.map((cell) => cell(item))),
      dialect,
    );
    if (page.nextCursor === null) return;
  }
}
