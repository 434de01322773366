import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden } from '@guildhall/api/core/errors';
import { z } from 'zod';
import { openBackupFile } from '@guildhall/backup';
import { calls } from './contract.ts';
import { bodyOf, param } from './input.ts';
import type { RestRoutes } from './rest.ts';

/** A file of any size takes its time; the socket's own limits end a transfer that stands still. */
const DOWNLOAD_TIMEOUT_MS = 6 * 60 * 60 * 1_000;

export const backupsRest: RestRoutes = (app, caller, { services }) => {
  const backups = (request: FastifyRequest, reply: FastifyReply) => caller(request, reply).backups;

  /** File names alone, the newest first. */
  app.get(
    '/admin/backup/list',
    calls('backups.list', 'Names of the backup files, the newest first', { answer: z.array(z.string()) }),
    async (request, reply) => {
      const { items } = await backups(request, reply).list();
      return items.map(({ name }) => name);
    },
  );

  /** 201 when it is done, 202 when it goes on; the list and the journal tell the rest. */
  app.post(
    '/admin/backup/create',
    calls('backups.create', 'Make a full backup; 202 when it still goes on', { statuses: [201, 202] }),
    async (request, reply) => begun(reply, await backups(request, reply).create()),
  );
  app.post(
    '/admin/backup/export',
    calls('backups.export', 'Export the data as JSON; 202 when it still goes on', { statuses: [201, 202] }),
    async (request, reply) => begun(reply, await backups(request, reply).export()),
  );

  app.post(
    '/admin/backup/restore',
    calls('backups.restore', 'Restore a full backup; 202 when it still goes on', { statuses: [200, 202] }),
    async (request, reply) => {
      const job = await backups(request, reply).restore(bodyOf(request));
      return reply.code(job.status === 'running' ? 202 : 200).send(job);
    },
  );
  app.post(
    '/admin/backup/undo',
    calls('backups.undo', 'Go back to the state before the last restore', { statuses: [200, 202] }),
    async (request, reply) => {
      const job = await backups(request, reply).undo();
      return reply.code(job.status === 'running' ? 202 : 200).send(job);
    },
  );

  app.get(
    '/admin/backup/download/:file',
    {
      handlerTimeout: DOWNLOAD_TIMEOUT_MS,
      compress: false,
      ...calls('backups.download', 'One backup file', { file: 'application/octet-stream' }),
    },
    async (request, reply) => {
      requireOwnSite(request);
      const { name } = await backups(request, reply).download({ file: param(request, 'file') });
      const { handle, sizeBytes } = await openBackupFile(services.backups.folder, name);
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-length', String(sizeBytes))
        .send(handle.createReadStream());
    },
  );
};

function begun(reply: FastifyReply, job: { status: string }): FastifyReply {
  return reply.code(job.status === 'running' ? 202 : 201).send(job);
}

/** Not even a link on another site may begin this. */
function requireOwnSite({ headers }: FastifyRequest): void {
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin' && from !== 'none')
    throw forbidden('This request came from another site');
}
