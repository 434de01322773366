import { sql } from 'kysely';
import {
  type ReceivedBackup,
  receiveBackup,
  removeBackupFile,
  requireRoomFor,
  verifyBackup,
  withBackupLock,
} from '@guildhall/backup';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { requirePermission, requireRecentPassword } from '../../ground/core/trpc.ts';
import { conflict, notFound } from '../../ground/errors/errors.ts';
import { callerKey } from '../../ground/limits/limiter.ts';
import { type BackupHost, actorOf, asAnswer, hostOf, placeOf } from './backup-host.ts';
import { begin } from './backups.commands.ts';
import type { BackupDone, BackupJob, DownloadInput, UploadInput } from './backups.schema.ts';
import { failed, openUploadEntry, tellAdmins, updateBackupEntry, withProgress } from './journal.commands.ts';
import { type OnStart, removeExpired } from './make-backups.commands.ts';

/** Makes the checks of an upload before anything is sent, without charging or auditing one. */
export async function checkUpload(ctx: MemberContext, { sizeBytes }: UploadInput): Promise<BackupDone> {
  await ctx.services.limiter.check({ name: 'backupUpload', key: callerKey(ctx.viewer, ctx.request.ip) });
  const { uploadMaxBytes } = ctx.services.backups;
  try {
    await requireRoomFor(placeOf(hostOf(ctx)), { sizeBytes, maxBytes: uploadMaxBytes });
  } catch (error) {
    throw asAnswer(error);
  }
  return { ok: true };
}

/**
 * Authorizes an upload and charges it, before its body is read.
 * @throws FORBIDDEN, PRECONDITION_FAILED when the password was not entered lately, or TOO_MANY_REQUESTS
 */
export async function authorizeUpload(ctx: MemberContext): Promise<void> {
  const { viewer, services, request } = ctx;
  requirePermission(ctx, 'system');
  requireRecentPassword(viewer);
  await services.limiter.charge('backupUpload', callerKey(viewer, request.ip));
}

/**
 * Takes in a backup that was downloaded before: stored when its end is complete, signed by this installation and not
 * in the list yet; listed when it has been verified like every other. Of a file that is refused nothing is left.
 * @param source the bytes of the file, read with backpressure
 * @throws PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE without disk space, CONFLICT or UNPROCESSABLE_CONTENT; an error of
 *   `source` unchanged
 */
export async function uploadBackup(
  ctx: MemberContext,
  { sizeBytes }: UploadInput,
  source: AsyncIterable<Buffer>,
): Promise<BackupJob> {
  const host = hostOf(ctx);
  const { uploadMaxBytes: maxBytes } = host.backups;
  let id = 0;
  let backup: ReceivedBackup;
  try {
    backup = await receiveBackup(placeOf(host), source, {
      sizeBytes,
      maxBytes,
      beforeListed: async (received) => void (id = await openUploadEntry(host, received, actorOf(ctx))),
    });
  } catch (error) {
    if (id !== 0) await updateBackupEntry(host, id, failed(error));
    throw asAnswer(error);
  }
  return begin(ctx, 'backup', 'backup.uploaded', (onStart) => verifyUpload(host, backup, { id, onStart }));
}

async function verifyUpload(
  host: BackupHost,
  { name }: ReceivedBackup,
  { id, onStart }: { id: number; onStart: OnStart },
): Promise<void> {
  onStart(id);
  const place = placeOf(host);
  try {
    await withBackupLock({ ...place, wait: true }, async (signal) => {
      const { milliseconds } = await withProgress(host, 'backups', id, (onProgress) =>
        verifyBackup(place, name, { onProgress, signal }),
      );
      await updateBackupEntry(host, id, {
        status: 'verified',
        verifyMs: milliseconds,
        verifiedAt: sql<Date>`now()`,
        finishedAt: sql<Date>`now()`,
        step: null,
      });
      await removeExpired(host);
    });
  } catch (error) {
    await removeBackupFile(place.folder, name);
    await updateBackupEntry(host, id, failed(error));
    throw error;
  }
}

/**
 * Deletes an uploaded backup. Those that were made here are deleted by their age alone.
 * @throws NOT_FOUND, or CONFLICT for another backup or while one is made, checked or restored
 */
export async function deleteUpload(ctx: MemberContext, { file }: DownloadInput): Promise<BackupDone> {
  const host = hostOf(ctx);
  const row = await ctx.db
    .selectFrom('backups')
    .select(['id', 'origin'])
    .where('name', '=', file)
    .where('status', '<>', 'removed')
    .executeTakeFirst();
  if (!row) throw notFound('There is no backup of this name');
  if (row.origin !== 'uploaded')
    throw conflict('Only uploaded backups can be deleted; the others are deleted by their age');
  try {
    await withBackupLock(placeOf(host), async () => {
      await removeBackupFile(host.backups.folder, file);
      await ctx.db.updateTable('backups').set({ status: 'removed' }).where('id', '=', row.id).execute();
    });
  } catch (error) {
    throw asAnswer(error);
  }
  await writeAudit(ctx.db, ctx, { event: 'backup.deleted', targetType: 'backup', targetId: file });
  await tellAdmins(ctx.db);
  return { ok: true };
}
