import type { AuditEvent } from '../../ground/values/audit-events.messages.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { backupKind, openBackupFile } from '@guildhall/backup';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { callerKey } from '../../ground/limits/limiter.ts';
import { actorOf, asAnswer, hostOf } from './backup-host.ts';
import { getJob } from './backups.queries.ts';
import type { BackupFileRef, BackupJob, DownloadInput, RestoreInput } from './backups.schema.ts';
import { type OnStart, makeExport, makeFullBackup } from './make-backups.commands.ts';
import { restoreFrom, undoLastRestore } from './restore.commands.ts';

/** A caller waits this many milliseconds for the work to end; then the response says that it is running. */
const PATIENCE = 8_000;

export function createBackup(ctx: MemberContext): Promise<BackupJob> {
  return begin(ctx, 'backup', 'backup.created', (onStart) =>
    makeFullBackup(hostOf(ctx), { origin: 'admin', actor: actorOf(ctx), onStart }),
  );
}

export function createExport(ctx: MemberContext): Promise<BackupJob> {
  return begin(ctx, 'backup', 'backup.exported', (onStart) =>
    makeExport(hostOf(ctx), { actor: actorOf(ctx), onStart }),
  );
}

export async function restore(ctx: MemberContext, { backupFileName }: RestoreInput): Promise<BackupJob> {
  await requireListed(ctx, backupFileName);
  if (backupKind(backupFileName) === 'export')
    throw conflict('A data export cannot be restored; please choose a full backup');
  return begin(ctx, 'restore', 'backup.restore_begun', (onStart) =>
    restoreFrom(hostOf(ctx), backupFileName, { actor: actorOf(ctx), onStart }),
  );
}

export function undo(ctx: MemberContext): Promise<BackupJob> {
  return begin(ctx, 'restore', 'backup.undo_begun', (onStart) =>
    undoLastRestore(hostOf(ctx), { actor: actorOf(ctx), onStart }),
  );
}

/** Makes the checks of a download without charging or auditing one. */
export async function checkDownload(ctx: MemberContext, { file }: DownloadInput): Promise<BackupFileRef> {
  const sizeBytes = await requireListed(ctx, file);
  await ctx.services.limiter.check({
    name: 'backupDownload',
    key: callerKey(ctx.viewer, ctx.request.ip),
  });
  return { name: file, sizeBytes };
}

/** Authorizes a download and audits it. */
export async function download(ctx: MemberContext, { file }: DownloadInput): Promise<BackupFileRef> {
  const sizeBytes = await requireListed(ctx, file);
  await writeAudit(ctx.db, ctx, { event: 'backup.downloaded', targetType: 'backup', targetId: file });
  return { name: file, sizeBytes };
}

async function requireListed(ctx: MemberContext, name: string): Promise<number> {
  try {
    const { handle, sizeBytes } = await openBackupFile(ctx.services.backups.folder, name);
    await handle.close();
    return sizeBytes;
  } catch (error) {
    throw asAnswer(error);
  }
}

/**
 * Starts work that outlives the request. Early failures are thrown to the caller; later ones are recorded in the
 * journal.
 */
export async function begin(
  ctx: MemberContext,
  journal: 'backup' | 'restore',
  event: AuditEvent,
  work: (onStart: OnStart) => Promise<unknown>,
): Promise<BackupJob> {
  const started = Promise.withResolvers<number>();
  const running = work(started.resolve);
  running.catch((error: unknown) => {
    ctx.services.log.warn({ err: error, event }, 'backup or restore failed');
    started.reject(error);
  });
  try {
    const id = await started.promise;
    await Promise.race([running, wait(PATIENCE, undefined, { ref: false })]);
    const job = await getJob(ctx.db, journal, id);
    if (journal === 'backup')
      await writeAudit(ctx.db, ctx, { event, targetType: 'backup', targetId: job.name });
    return job;
  } catch (error) {
    throw asAnswer(error);
  }
}
