import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A row's position in the hash chain: its number, and the digest over itself and all rows before it. */
export type AuditPoint = { id: number; hash: string };

/** The newest row, signed. */
export type AuditHead = AuditPoint & { keyId: string; signature: string };

/**
 * Derived from the backup key, which the database does not hold either; separate, so that neither key can sign for
 * the other.
 */
const keyOf = (backupKey: string) => createHmac('sha256', backupKey).update('guildhall audit').digest();

const keyIdOf = (backupKey: string) =>
  createHash('sha256').update(keyOf(backupKey)).digest('hex').slice(0, 16);

const signatureOf = (backupKey: string, { id, hash }: AuditPoint) =>
  createHmac('sha256', keyOf(backupKey)).update(`${id}\n${hash}`).digest();

export const signHead = (backupKey: string, { id, hash }: AuditPoint): AuditHead => ({
  id,
  hash,
  keyId: keyIdOf(backupKey),
  signature: signatureOf(backupKey, { id, hash }).toString('base64url'),
});

/** Whether our key signed this head of the chain. */
export function isSignedHead(backupKey: string, head: AuditHead): boolean {
  const [found, expected] = [Buffer.from(head.signature, 'base64url'), signatureOf(backupKey, head)];
  return found.length === expected.length && timingSafeEqual(found, expected);
}
