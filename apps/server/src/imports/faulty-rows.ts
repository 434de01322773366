import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { writeWorkbook } from '@guildhall/api';
import { toCsv, unescapeFormulas } from '@guildhall/api/ground/core/csv';
import { REASON_COLUMN } from '@guildhall/api/console/imports/imports.schema';
import { type AppDependencies, callerOf } from '../context.ts';
import { calls } from '../rest/contract.ts';
import { param, toNumber } from '../rest/input.ts';

const PAGE = 100;
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The rows of an import that have errors, with what is wrong in a last column: as a text file in the dialect of the
 * file that they are from, or as a workbook, whose cells stay texts when a spreadsheet opens it.
 */
export function registerFaultyRows(scope: FastifyInstance, dependencies: AppDependencies): void {
  const caller = callerOf(dependencies);

  scope.get<Params>(
    '/api/admin/imports/:id/faulty.csv',
    route('text/csv', 'text'),
    async (request, reply) => {
      const { imports } = caller(request, reply).admin;
      const id = toNumber(param(request, 'id'));
      const { columns, reading } = await imports.get({ id });
      const pages = faultyRows(id, columns, imports.rows);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment')
        .send(Readable.from(csvLines(pages, reading?.delimiter ?? ',')));
    },
  );

  scope.get<Params>(
    '/api/admin/imports/:id/faulty.xlsx',
    route(WORKBOOK, 'an Excel file'),
    async (request, reply) => {
      const { imports } = caller(request, reply).admin;
      const id = toNumber(param(request, 'id'));
      const { columns } = await imports.get({ id });
      const rows: string[][] = [];
      for await (const page of faultyRows(id, columns, imports.rows)) rows.push(...page);
      return reply
        .type(WORKBOOK)
        .header('content-disposition', 'attachment')
        .send(Buffer.from(await writeWorkbook(rows)));
    },
  );
}

const route = (file: string, kind: string) =>
  calls('admin.imports.rows', `The faulty rows of an import, as ${kind}`, { file, query: [] });

type Params = { Params: { id: string } };

type ReadRows = (input: {
  id: number;
  outcome: 'faulty';
  limit: number;
  cursor: number | null;
}) => Promise<{ items: { cells: string[]; reason: string | null }[]; nextCursor: number | null }>;

/** Pages of rows, the names of the columns first. */
async function* faultyRows(id: number, columns: string[], read: ReadRows): AsyncGenerator<string[][]> {
  yield [[...columns, REASON_COLUMN].map(unescapeFormulas)];
  let cursor: number | null = null;
  do {
    const page = await read({ id, outcome: 'faulty', limit: PAGE, cursor });
    yield page.items.map(({ cells, reason }) => {
      // A file of ours that comes back again has its apostrophes once, however often it was corrected.
      const values = cells.map(unescapeFormulas);
      return [
        ...columns.map((_, columnIndex) => values[columnIndex] ?? ''),
        reason ?? '',
        // Of a row that is too long, nothing gets lost.
        ...values.slice(columns.length),
      ];
    });
    cursor = page.nextCursor;
  } while (cursor !== null);
}

async function* csvLines(pages: AsyncIterable<string[][]>, delimiter: string): AsyncGenerator<string> {
  // The BOM makes spreadsheets detect UTF-8.
  yield '\u{feff}';
  for await (const rows of pages) yield toCsv(rows, { delimiter, decimalSign: '.' });
}
