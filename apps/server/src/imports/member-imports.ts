import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { createImport } from '@guildhall/api';
import { toCsv } from '@guildhall/api/core/csv';
import { forbidden, invalid, tooLarge } from '@guildhall/api/core/errors';
import { IMPORT_MAX_BYTES, MemberImport, REASON_COLUMN } from '@guildhall/api/imports/schema';
import { type AppDependencies, callerOf } from '../context.ts';
import { sendError } from '../http/errors/errors.ts';
import { fetchMetadataGuard } from '../http/security/csrf-guard.ts';
import { noStore } from '../http/security/no-store.ts';
import { calls } from '../rest/contract.ts';
import { param } from '../rest/input.ts';
import { memberContext } from '../uploads/receive-picture.ts';
import { createTempFolder, writeStream } from '../uploads/temp-folder.ts';

const FORM_BYTES = 65_536;
const RECEIVE_MS = 60_000;
const HANDLER_TIMEOUT_MS = 120_000;
const PAGE = 100;
const TOO_LARGE = 'This file is larger than 20 MB. Split it into several files.';

const UPLOAD = {
  summary: 'Upload a CSV file of members',
  guard: { auth: 'admin', limit: 'adminMutation' },
  answer: MemberImport,
} as const;

/** The upload of a CSV file of members, and the download of its faulty rows. Both are streamed. */
export async function registerMemberImports(
  app: FastifyInstance,
  dependencies: AppDependencies,
  folder: string,
): Promise<void> {
  const { limiter } = dependencies.services;
  const caller = callerOf(dependencies);
  const files = createTempFolder(folder);

  await app.register(async (scope) => {
    scope.addHook('onRequest', fetchMetadataGuard);
    scope.addHook('onRequest', noStore);
    scope.setErrorHandler<FastifyError>(sendError);
    await scope.register(multipart, {
      limits: { fileSize: IMPORT_MAX_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    });

    scope.post(
      '/api/admin/imports',
      {
        bodyLimit: IMPORT_MAX_BYTES + FORM_BYTES,
        handlerTimeout: HANDLER_TIMEOUT_MS,
        config: { accepts: 'multipart/form-data', contract: UPLOAD },
      },
      async (request, reply) => {
        const ctx = memberContext(dependencies, request, reply);
        if (ctx.viewer.role !== 'admin') throw forbidden('Only administrators can do this');
        await limiter.charge('adminMutation', `user:${ctx.viewer.id}`);
        let name = '';
        return files.withFile(
          async (path) => void (name = await receive(request, path)),
          (path) => createImport(ctx, { name, open: () => createReadStream(path) }),
        );
      },
    );

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
        const id = Number(param(request, 'id'));
        const { columns } = await imports.get({ id });
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment')
          .send(Readable.from(faultyLines(id, columns, imports.rows)));
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

async function* faultyLines(id: number, columns: string[], read: Rows): AsyncGenerator<string> {
  // The BOM makes spreadsheets detect UTF-8.
  yield `\u{feff}${toCsv([[...columns, REASON_COLUMN]])}`;
  let cursor: number | null = null;
  do {
    const page = await read({ id, outcome: 'faulty', limit: PAGE, cursor });
    yield toCsv(
      page.items.map(({ cells, reason }) => [...columns.map((_, place) => cells[place] ?? ''), reason ?? '']),
    );
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/** Writes the one file of the request to `path`; the name it had. */
async function receive(request: FastifyRequest, path: string): Promise<string> {
  if (!request.isMultipart()) throw invalid('Please send the spreadsheet as a CSV file.');
  try {
    const file = await request.file();
    if (!file) throw invalid('Please choose a CSV file.');
    await writeStream(file.file, path, AbortSignal.timeout(RECEIVE_MS));
    if (file.file.truncated) throw fileTooLarge();
    return file.filename.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '').slice(0, 200);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw fileTooLarge();
    throw error;
  }
}

const fileTooLarge = () => tooLarge(TOO_LARGE, [{ path: 'file', message: TOO_LARGE }]);
