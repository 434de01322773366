import type { AuditEvent } from '../../ground/values/audit-events.messages.ts';
import {
  type AroundSwap,
  type InSwap,
  dropPreviousSnapshot,
  hasPreviousSnapshot,
  restoreBackup,
  undoRestore,
  withBackupLock,
} from '@guildhall/backup';
import { applyEffectiveConfirmation } from '../../accounts/registration/confirmation.commands.ts';
import { appendAudit } from '../../ground/core/audit.ts';
import { DATA_REPLACED, LIVE_CHANNEL } from '../../ground/core/live.ts';
import { runWith } from '../../ground/core/run-sql.ts';
import { type BackupActor, type BackupHost, type RestoreHost, placeOf } from './backup-host.ts';
import { failed, openRestoreEntry, updateRestoreEntry, withProgress } from './journal.commands.ts';
import { erasureReplay } from './erasures.commands.ts';
import { keepLaterReceipts } from './later-receipts.ts';
import { keepLaterChanges } from './later-changes.commands.ts';
import { type OnStart, createVerifiedBackup } from './make-backups.commands.ts';
import { registerPictures } from '../../files/uploads/stored-files.ts';
import { findUndoable } from './backups.queries.ts';

type RestoreJob = { actor: BackupActor; onStart?: OnStart };

/**
 * Replaces all data by a backup's, after a backup of the current data has been made and verified.
 * @throws BackupError; nothing has changed then
 */
export async function restoreFrom(
  host: RestoreHost,
  backupName: string,
  { actor, onStart }: RestoreJob,
): Promise<void> {
  await withBackupLock(placeOf(host), async (signal) => {
    const erased = await erasureReplay(host);
    const id = await openRestoreEntry(host, { backupName, kind: 'restore', actor });
    onStart?.(id);
    try {
      const kept = keepWhatCameLater(host, id, erased);
      await withProgress(host, 'restores', id, (onProgress) =>
        restoreBackup(placeOf(host), backupName, {
          onProgress,
          signal,
          beforeSwap: async (client, schema) => {
            await kept.beforeSwap(client, schema);
            await client.query(registerPictures(schema));
          },
          beforeLoad: async () => {
            const safetyBackupName = await createVerifiedBackup(host, {
              origin: 'before_restore',
              actor,
              signal,
            });
            await updateRestoreEntry(host, id, { safetyBackupName });
          },
          onLeftover: (error) => host.log.warn({ err: error }, 'unused restored files not removed'),
          inSwap: inTurn(kept.inSwap, afterSwap(host, { id, event: 'backup.restored', backupName, actor })),
        }),
      );
    } catch (error) {
      await updateRestoreEntry(host, id, failed(error));
      throw error;
    }
  });
}

/** Undoes the last restore. @throws BackupError 'nothing' */
export async function undoLastRestore(host: RestoreHost, { actor, onStart }: RestoreJob): Promise<void> {
  await withBackupLock(placeOf(host), async () => {
    const backupName = 'the data before the last restore';
    const erased = await erasureReplay(host);
    const id = await openRestoreEntry(host, { backupName, kind: 'undo', actor });
    onStart?.(id);
    try {
      const kept = keepWhatCameLater(host, id, erased);
      await undoRestore(placeOf(host), {
        beforeSwap: kept.beforeSwap,
        inSwap: inTurn(
          kept.inSwap,
          afterSwap(host, { id, event: 'backup.restore_undone', backupName, actor }),
        ),
      });
    } catch (error) {
      await updateRestoreEntry(host, id, failed(error));
      throw error;
    }
  });
}

/** Deletes the previous snapshot once the restore can no longer be undone. */
export async function dropExpiredSnapshot(host: BackupHost): Promise<void> {
  if (!(await hasPreviousSnapshot(placeOf(host))) || (await findUndoable(host.db)) !== null) return;
  await withBackupLock({ ...placeOf(host), wait: true }, () => dropPreviousSnapshot(placeOf(host)));
  await host.db.deleteFrom('restoreOutcomes').execute();
}

/**
 * What must not come back with the data: members who deleted their account, access and roles that administrators took
 * away, and accounts that this installation asks to confirm their address; and what must not go: receipts of demands
 * that were dealt with.
 */
function keepWhatCameLater(
  { config }: RestoreHost,
  id: number,
  erased: Awaited<ReturnType<typeof erasureReplay>>,
): Required<AroundSwap> {
  const accounts = keepLaterChanges(id);
  return {
    async beforeSwap(client, schema) {
      await client.query(keepLaterReceipts(schema, 'app'));
      await erased.beforeSwap(client, schema);
      await accounts.beforeSwap(client, schema);
      await applyEffectiveConfirmation(runWith(client), config, schema);
    },
    inSwap: inTurn(receiptsOfMeantime, erased.inSwap, accounts.inSwap, async (client) => {
      await client.query('update ops.restores set erased_again = $2 where id = $1', [id, erased.erased()]);
    }),
  };
}

const receiptsOfMeantime: InSwap = async (client) => {
  await client.query(keepLaterReceipts('app', 'app_old'));
};

const inTurn =
  (...steps: InSwap[]): InSwap =>
  async (client) => {
    for (const step of steps) await step(client);
  };

/**
 * What changes in the same transaction as the data. Everyone is signed out except the administrator who did it,
 * provided that the restored data has them as an active administrator; links to another password or address, stored
 * idempotent responses and undelivered events of the old data are void. Invitations and links that confirm an address go
 * on working for the same person at the same address.
 */
function afterSwap(
  host: BackupHost,
  { id, event, backupName, actor }: { id: number; event: AuditEvent; backupName: string; actor: BackupActor },
): InSwap {
  return async (client) => {
    await client.query(AFTER_SWAP, [
      actor?.sessionKey ?? '',
      actor?.id ?? 0,
      id,
      LIVE_CHANNEL,
      JSON.stringify({ userIds: null, topics: [DATA_REPLACED] }),
    ]);
    await appendAudit((text, values) => client.query(text, values), host, {
      event,
      actorId: actor?.id ?? null,
      actorRole: actor?.role ?? 'operator',
      ip: actor?.ip ?? null,
      requestId: actor?.requestId ?? null,
      targetType: 'backup',
      targetId: backupName,
    });
  };
}

/** One statement for everything but the audit entry, because all requests wait for it. */
const AFTER_SWAP = `
  with sessions_ended as (
    update ops.sessions set revoked_at = now()
    where revoked_at is null and not (
      sid_hash = $1 and user_id = $2 and exists (
        select from app.users known join app_old.users acting on acting.id = known.id and acting.email = known.email
        where known.id = $2 and known.role = 'admin' and known.is_active))),
  tokens_voided as (
    delete from ops.account_tokens as token where not (purpose in ('set_password', 'email_verification') and exists (
      select from app.users known join app_old.users invited on invited.id = known.id and invited.email = known.email
      where known.id = token.user_id and known.email = token.email and known.erased_at is null))),
  challenges_voided as (delete from ops.challenges),
  login_codes_voided as (delete from ops.login_codes),
  oidc_sign_ins_voided as (delete from ops.oidc_sign_ins),
  keys_voided as (delete from ops.idempotency_keys),
  vectors_dropped as (delete from ops.statement_vectors),
  events_dropped as (
    update ops.outbox set status = 'dropped', finished_at = now(), last_error = 'The data was restored'
    where status = 'pending'),
  journal as (
    update ops.restores set status = 'done', step = null, progress = 100, finished_at = now() where id = $3)
  select pg_notify($4, $5)`;
