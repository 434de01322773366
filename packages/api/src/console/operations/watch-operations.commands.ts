import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Database, withTransaction } from '@guildhall/db';
import { notifyAdmins } from '../../contact/duties/duties.commands.ts';
import type { ConsoleEvent } from '../../ground/duties/duties.schema.ts';
import type { BackupHost } from '../backups/backup-host.ts';

/** A disk with less than this part free is nearly full. */
const FREE_SHARE = 0.1;

/** Looks for what failed since the last look an hour ago, and notifies the administrators who look after operations. */
export async function watchOperations({ db, backups }: BackupHost): Promise<void> {
  const events: ConsoleEvent[] = [];
  if (await hasFailedMails(db)) events.push('failed_mails');
  if (await hasFailedBackup(db)) events.push('failed_backup');
  if (await isNearlyFull(backups.folder)) events.push('full_disk');
  await withTransaction(db, async (trx) => {
    for (const event of events) await notifyAdmins(trx, event);
  });
}

/** Emails that were given up within the hour, or are tried again and again. */
async function hasFailedMails(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from ops.outbox
    where channel = 'mail' and (status = 'failed' and finished_at > now() - interval '1 hour'
      or status = 'pending' and attempts > 1 and last_error is not null) limit 1`.execute(db);
  return rows.length > 0;
}

/** The newest full backup failed within the hour. */
async function hasFailedBackup(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isFailed: boolean }>`
    select status = 'failed' and finished_at > now() - interval '1 hour' as "isFailed"
    from ops.backups where kind = 'full' and origin <> 'uploaded' and finished_at is not null
    order by id desc limit 1`.execute(db);
  return rows[0]?.isFailed ?? false;
}

/** Whether the disk of the backups, which fills first, has little left; false where it cannot be asked. */
async function isNearlyFull(folder: string): Promise<boolean> {
  try {
    const { bavail, blocks } = await statfs(folder);
    return bavail < blocks * FREE_SHARE;
  } catch {
    return false;
  }
}
