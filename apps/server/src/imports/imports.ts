import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { createImport } from '@guildhall/api';
import { requirePermission } from '@guildhall/api/ground/core/trpc';
import { CsvImport, ImportKind } from '@guildhall/api/console/imports/imports.schema';
import type { AppDependencies } from '../context.ts';
import { type ReceiveMessages, checkHead, receiveFile } from '../uploads/receive-file.ts';
import { createTempFolder } from '../uploads/temp-folder.ts';
import { acceptUploads, memberContext, uploadRoute } from '../uploads/upload-route.ts';
import { registerFaultyRows } from './faulty-rows.ts';

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
    guard: { auth: 'staff', permission: 'imports', limit: 'adminMutation' },
    answer: CsvImport,
  });

/** The upload of a spreadsheet of members or businesses, streamed to a file, and the download of its faulty rows. */
export async function registerImports(
  app: FastifyInstance,
  dependencies: AppDependencies,
  folder: string,
): Promise<void> {
  const { limiter } = dependencies.services;
  const files = createTempFolder(folder);

  await app.register(async (scope) => {
    await acceptUploads(scope);

    for (const kind of ImportKind.options)
      scope.post(UPLOADS[kind], upload(kind), async (request, reply) => {
        const ctx = memberContext(dependencies, request, reply);
        requirePermission(ctx, 'imports');
        checkHead(request, FILE_MESSAGES);
        await limiter.charge('adminMutation', `user:${ctx.viewer.id}`);
        let name = '';
        return files.withFile(
          async (path) => void (name = await receiveFile(request, path, FILE_MESSAGES)),
          async (path) => createImport(ctx, { kind, name: plain(name), bytes: await readFile(path) }),
        );
      });

    registerFaultyRows(scope, dependencies);
  });
}

/** A file name without what could be markup or a path. */
const plain = (name: string) => name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '');
