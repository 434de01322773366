import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { forbidden } from '@guildhall/api/ground/errors/errors';
import { openBackupFile } from '@guildhall/backup';
import { calls } from './contract.ts';
import { type RouteDescription, del, get, post } from './describe-route.ts';
import { param } from './input.ts';
import type { RestPlugin } from './rest-plugin.ts';

/** Downloads have no handler timeout; the socket timeout ends a stalled transfer. */
const DOWNLOAD_TIMEOUT_MS = 6 * 60 * 60 * 1_000;

type Job = { status: string };
/** 202 while the work continues in the background; poll the list and the journal. */
const acceptedOr = (done: number) => (job: Job, reply: FastifyReply) => {
  reply.code(job.status === 'running' ? 202 : done);
  return job;
};
const MADE = { statuses: [201, 202], present: acceptedOr(201) };
const RESTORED = { statuses: [200, 202], present: acceptedOr(200) };

export const backupsRest: RouteDescription[] = [
  get('/admin/backup/list', 'backups.list', 'Names of the backup files, the newest first', {
    answer: z.array(z.string()),
    present: ({ items }) => items.map(({ name }) => name),
  }),
  post('/admin/backup/create', 'backups.create', 'Make a full backup; 202 when it still goes on', MADE),
  post('/admin/backup/export', 'backups.export', 'Export the data as JSON; 202 when it still goes on', MADE),
  post(
    '/admin/backup/restore',
    'backups.restore',
    'Restore a full backup; 202 when it still goes on',
    RESTORED,
  ),
  del('/admin/backup/:file', 'backups.delete', 'Delete an uploaded backup'),
  post('/admin/backup/undo', 'backups.undo', 'Go back to the state before the last restore', RESTORED),
];

/** Streams one backup file. */
export const backupDownload: RestPlugin = (app, caller, { services }) => {
  app.get(
    '/admin/backup/download/:file',
    {
      handlerTimeout: DOWNLOAD_TIMEOUT_MS,
      compress: false,
      ...calls('backups.download', 'One backup file', { file: 'application/octet-stream' }),
    },
    async (request, reply) => {
      requireOwnSite(request);
      const { name } = await caller(request, reply).backups.download({ file: param(request, 'file') });
      const { handle, sizeBytes } = await openBackupFile(services.backups.folder, name);
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-length', String(sizeBytes))
        .send(handle.createReadStream());
    },
  );
};

/** Rejects cross-site requests, navigation included. */
function requireOwnSite({ headers }: FastifyRequest): void {
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin' && from !== 'none')
    throw forbidden('This request came from another site');
}
