import { listAuditAnchors } from '@guildhall/backup';
import { CompiledQuery, sql } from 'kysely';
import { type Database, withTransaction } from '@guildhall/db';
import { signHead } from '../../ground/security/audit-signature.ts';
import type { BackupSettings } from '../../ground/core/backup-settings.ts';
import type { Logger } from '../../ground/core/logger.ts';

type Host = { db: Database; backups: BackupSettings; log: Pick<Logger, 'warn' | 'error'> };

/**
 * Signs the audit log of an installation whose entries predate signatures. A log that was signed before, as its
 * backups show, is left alone, because its signature was removed.
 */
export async function beginSigningAudit(host: Host): Promise<void> {
  const { rows } = await sql<{ unsigned: boolean }>`
    select exists (select from ops.audit) and not exists (select from ops.audit_head) as unsigned`.execute(
    host.db,
  );
  if (!rows[0]?.unsigned) return;
  if ((await listAuditAnchors(host.backups)).length > 0)
    host.log.error({}, 'audit log signature missing; verify the log in the console');
  else await signAudit(host, 'audit.signing_began');
}

/** Signs the log as it is now and records an entry about it: for use after a key change. */
export async function signAudit({ db, backups, log }: Host, event = 'audit.signed_anew'): Promise<void> {
  await withTransaction(db, async (trx) => {
    const entry = JSON.stringify({ event, actorRole: 'operator', targetType: 'audit' });
    const { rows } = await trx.executeQuery<{ appended: { id: number; hash: string } }>(
      CompiledQuery.raw('select ops.append_audit($1) as appended', [entry]),
    );
    const [row] = rows;
    if (!row) throw new Error('The audit took no entry');
    const head = JSON.stringify(signHead(backups.key, row.appended));
    await trx.executeQuery(CompiledQuery.raw('select ops.sign_audit($1)', [head]));
    log.warn({ auditId: row.appended.id }, 'audit log signed');
  });
}
