import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createImport } from '@guildhall/api';
import { toCsv, unescapeFormulas } from '@guildhall/api/ground/core/csv';
import { forbidden } from '@guildhall/api/ground/errors/errors';
import { CsvImport, ImportKind, REASON_COLUMN } from '@guildhall/api/console/imports/imports.schema';
import { type AppDependencies, callerOf } from '../context.ts';
import { calls } from '../rest/contract.ts';
import { param, toNumber } from '../rest/input.ts';
import { type ReceiveMessages, checkHead, receiveFile } from '../uploads/receive-file.ts';
import { createTempFolder } from '../uploads/temp-folder.ts';
import { acceptUploads, memberContext, uploadRoute } from '../uploads/upload-route.ts';

const PAGE = 100;

const FILE_MESSAGES: ReceiveMessages = {
  noForm: 'Please send the spreadsheet as a file.',
  noFile: 'Please choose a spreadsheet.',
  tooLarge: 'This file is larger than 5 MB. Split it into several files.',
  tooSlow: 'The file took too long to arrive. Please try again, or split it into several files.',
  malformed: 'Please send one spreadsheet and nothing else.',
};

/** The path that takes the files of each kind. */
const UPLOADS: Record<ImportKind, string> = {
  members: '/api/admin/imports',
  businesses: '/api/admin/imports/businesses',
};

const upload = (kind: ImportKind) =>
  uploadRoute({
    summary: `Upload a spreadsheet of ${kind}`,
    guard: { auth: 'admin', limit: 'adminMutation' },
    answer: CsvImport,
  });

/** The upload of a spreadsheet of members or businesses, and the download of its faulty rows. Both are streamed. */
export async function registerImports(
  app: FastifyInstance,
  dependencies: AppDependencies,
  folder: string,
): Promise<void> {
  const { limiter } = dependencies.services;
  const caller = callerOf(dependencies);
  const files = createTempFolder(folder);

  await app.register(async (scope) => {
    await acceptUploads(scope);

    for (const kind of ImportKind.options)
      scope.post(UPLOADS[kind], upload(kind), async (request, reply) => {
        const ctx = memberContext(dependencies, request, reply);
        if (ctx.viewer.role !== 'admin') throw forbidden('Only administrators can do this');
        checkHead(request, FILE_MESSAGES);
        await limiter.charge('adminMutation', `user:${ctx.viewer.id}`);
        let name = '';
        return files.withFile(
          async (path) => void (name = await receiveFile(request, path, FILE_MESSAGES)),
          async (path) => createImport(ctx, { kind, name: plain(name), bytes: await readFile(path) }),
        );
      });

    scope.get<{ Params: { id: string } }>(
      '/api/admin/imports/:id/faulty.csv',
      {
        config: calls('admin.imports.rows', 'The faulty rows of an import, for a spreadsheet', {
          file: 'text/csv',
          query: [],
        }).config,
      },
      async (request, reply) => {
        const { imports } = caller(request, reply).admin;
        const id = toNumber(param(request, 'id'));
        const { columns, reading } = await imports.get({ id });
        const file = { id, columns, delimiter: reading?.delimiter ?? ',' };
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment')
          .send(Readable.from(faultyLines(file, imports.rows)));
      },
    );
  });
}

type Rows = (input: {
  id: number;
  outcome: 'faulty';
  limit: number;
  cursor: number | null;
}) => Promise<{ items: { cells: string[]; reason: string | null }[]; nextCursor: number | null }>;

type FaultyFile = { id: number; columns: string[]; delimiter: string };

/** In the dialect of the file that they are from, which is what its program reads. */
async function* faultyLines({ id, columns, delimiter }: FaultyFile, read: Rows): AsyncGenerator<string> {
  // The BOM makes spreadsheets detect UTF-8.
  yield `\u{feff}${toCsv([[...columns, REASON_COLUMN].map(unescapeFormulas)], delimiter)}`;
  let cursor: number | null = null;
  do {
    const page = await read({ id, outcome: 'faulty', limit: PAGE, cursor });
    yield toCsv(
      page.items.map(({ cells, reason }) => {
        // A file of ours that comes back again has its apostrophes once, however often it was corrected.
        const values = cells.map(unescapeFormulas);
        return [
          ...columns.map((_, columnIndex) => values[columnIndex] ?? ''),
          reason ?? '',
          // Of a row that is too long, nothing gets lost.
          ...values.slice(columns.length),
        ];
      }),
      delimiter,
    );
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/** A file name without what could be markup or a path. */
const plain = (name: string) => name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '');
