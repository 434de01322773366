import { type AuditAnchor, listAuditAnchors } from '@guildhall/backup';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type AuditHead, isSignedHead } from '../../ground/security/audit-signature.ts';
import type { BackupSettings } from '../../ground/core/backup-settings.ts';
import type { AuditVerification } from './audit.schema.ts';

type Fault = { brokenAt: number; reason: NonNullable<AuditVerification['reason']> };

/** The chain in one snapshot of the database. */
type Chain = {
  rows: number;
  /** Number of the newest row; 0 without one. */
  lastId: number;
  /** The first row whose digest or predecessor does not match. */
  misfit: number | null;
  head: AuditHead | null;
  /** Digest of the head row. */
  hashAtHead: string | null;
};

/**
 * Recomputes every digest, and compares the result with what is stored outside the database: the signature of the
 * newest row, and the row that was newest at each backup.
 */
export async function verifyAudit(db: Kysely<DB>, backups: BackupSettings): Promise<AuditVerification> {
  const chain = await readChain(db);
  const faults = [...faultsOfChain(chain, backups.key), ...(await faultsOfAnchors(db, chain, backups))];
  const [first] = faults.toSorted((one, other) => one.brokenAt - other.brokenAt);
  return { rows: chain.rows, brokenAt: first?.brokenAt ?? null, reason: first?.reason ?? null };
}

function faultsOfChain({ lastId, misfit, head, hashAtHead }: Chain, key: string): Fault[] {
  const faults: Fault[] = misfit === null ? [] : [{ brokenAt: misfit, reason: 'changed' }];
  if (head === null) return lastId === 0 ? faults : [...faults, { brokenAt: 1, reason: 'unsigned' }];
  if (!isSignedHead(key, head)) faults.push({ brokenAt: Math.max(1, head.id), reason: 'unsigned' });
  if (head.id > lastId) faults.push({ brokenAt: lastId + 1, reason: 'removed' });
  else if (head.hash !== hashAtHead) faults.push({ brokenAt: head.id, reason: 'changed' });
  if (head.id < lastId) faults.push({ brokenAt: head.id + 1, reason: 'unsigned' });
  return faults;
}

async function faultsOfAnchors(db: Kysely<DB>, { lastId }: Chain, backups: BackupSettings): Promise<Fault[]> {
  const anchors = await listAuditAnchors(backups);
  const faultOf = async ({ id, hash }: AuditAnchor): Promise<Fault[]> => {
    if (id > lastId) return [{ brokenAt: lastId + 1, reason: 'removed' }];
    const row = await db.selectFrom('audit').select('hash').where('id', '=', id).executeTakeFirst();
    return row?.hash === hash ? [] : [{ brokenAt: id, reason: 'changed' }];
  };
  return (await Promise.all(anchors.map(faultOf))).flat();
}

async function readChain(db: Kysely<DB>): Promise<Chain> {
  const { rows } = await sql<Chain>`
    select
      count(*)::int as rows,
      coalesce(max(id), 0) as "lastId",
      min(id) filter (where hash <> digest or prev_hash <> previous) as misfit,
      (select jsonb_build_object('id', audit_id, 'hash', hash, 'keyId', key_id, 'signature', signature)
        from ops.audit_head) as head,
      (select a.hash from ops.audit a join ops.audit_head h on h.audit_id = a.id) as "hashAtHead"
    from (
      select id, hash, prev_hash, ops.audit_digest(audit) as digest, lag(hash, 1, '') over (order by id) as previous
      from ops.audit
    ) chain`.execute(db);
  const [chain] = rows;
  if (!chain) throw new Error('An aggregate answers one row');
  return chain;
}
