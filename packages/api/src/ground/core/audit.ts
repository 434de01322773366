import { CompiledQuery, type Kysely } from 'kysely';
import { z } from 'zod';
import { type DB, withTransaction } from '@guildhall/db';
import { type AuditHead, isSignedHead, signHead } from '../security/audit-signature.ts';
import type { AuditEvent } from '../values/audit-events.messages.ts';
import type { BackupSettings } from './backup-settings.ts';
import type { MemberContext } from './context.ts';
import type { Logger } from './logger.ts';

export type AuditEntry = {
  event: AuditEvent;
  targetType: string;
  targetId: string | number;
  /** The changed fields only; never secrets. Personal values are redacted below. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/**
 * Fields whose values are not recorded, because the log is immutable: contact data, names, and texts of members and
 * administrators. Only ids identify people (decision 0112).
 */
const PERSONAL = new Set([
  'email',
  'firstName',
  'lastName',
  'phone',
  'address',
  'zipCode',
  'content',
  'note',
]);

const withoutPersonal = (fields: Record<string, unknown>): unknown =>
  JSON.parse(JSON.stringify(fields, (name, value: unknown) => (PERSONAL.has(name) ? undefined : value)));

/** Records an administrator's action. Call it inside the transaction that performs it. */
export async function writeAudit(db: Kysely<DB>, ctx: MemberContext, entry: AuditEntry): Promise<void> {
  const { viewer, request, services } = ctx;
  const actor = { actorId: viewer.id, actorRole: viewer.role, ip: request.ip, requestId: request.id };
  await withTransaction(db, (trx) =>
    appendAudit((text, values) => trx.executeQuery(CompiledQuery.raw(text, values)), services, {
      ...entry,
      targetId: String(entry.targetId),
      before: entry.before && withoutPersonal(entry.before),
      after: entry.after && withoutPersonal(entry.after),
      ...actor,
    }),
  );
}

/** Runs one statement inside the entry's transaction. */
type Send = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/** The key that signs the audit log, and the logger for failures. */
export type AuditHost = { backups: Pick<BackupSettings, 'key'>; log: Pick<Logger, 'error'> };

const Head = z.object({ id: z.number(), hash: z.string(), keyId: z.string(), signature: z.string() });
const Appended = z.object({
  id: z.number(),
  hash: z.string(),
  prevHash: z.string(),
  head: Head.nullable(),
});

/** An entry without personal values, with who made it. */
type SignedEntry = Pick<AuditEntry, 'event'> & Readonly<Record<string, unknown>>;

/** Appends an entry through `ops.append_audit`, and signs it as the head. */
export async function appendAudit(send: Send, host: AuditHost, entry: SignedEntry): Promise<void> {
  const { rows } = await send('select ops.append_audit($1) as appended', [JSON.stringify(entry)]);
  const [{ appended }] = z.tuple([z.object({ appended: Appended })]).parse(rows);
  const { id, hash, prevHash, head } = appended;
  if (continues(host.backups.key, { id, prevHash }, head))
    await send('select ops.sign_audit($1)', [JSON.stringify(signHead(host.backups.key, { id, hash }))]);
  else host.log.error({ auditId: id }, 'audit log was tampered with, newest entry left unsigned');
}

/** Entries after a tampered one are not signed: a signature would cover up the change. */
function continues(key: string, added: { id: number; prevHash: string }, head: AuditHead | null): boolean {
  if (head === null) return added.id === 1;
  return head.id === added.id - 1 && head.hash === added.prevHash && isSignedHead(key, head);
}
