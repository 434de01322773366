import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { RequestInfo } from '../../ground/core/context.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { recordSecurityEvent } from '../second-factor/record-security-event.commands.ts';

/** A person at a provider. */
export type Identity = { issuer: string; subject: string };

/** The member whose account there it is, and notes that it was used. */
export function useIdentity(
  db: Kysely<DB>,
  { issuer, subject }: Identity,
): Promise<{ userId: number } | undefined> {
  return db
    .updateTable('identities')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('userId')
    .executeTakeFirst();
}

/** Stores a new one, used right now. False when the person or the member is linked already. */
export async function storeIdentity(
  trx: Kysely<DB>,
  userId: number,
  { issuer, subject }: Identity,
): Promise<boolean> {
  const stored = await trx
    .insertInto('identities')
    .values({ userId, issuer, subject, lastUsedAt: sql<Date>`now()` })
    .onConflict((conflicting) => conflicting.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

type Link = { userId: number; identity: Identity; providerName: string };

/**
 * Links an account to a member, and mails them. `whyNotLinked` says why it did not.
 * @returns false when that account, or another one of the member there, is linked already
 */
export async function linkIdentity(
  trx: Kysely<DB>,
  request: RequestInfo,
  { userId, identity, providerName }: Link,
): Promise<boolean> {
  if (!(await storeIdentity(trx, userId, identity))) return false;
  await recordSecurityEvent(trx, userId, 'provider_linked', request);
  await enqueueAccountMail(trx, userId, 'mail.provider_linked', { provider: providerName });
  return true;
}

/** A sentence for the member who wanted to link it. */
export async function whyNotLinked(
  db: Kysely<DB>,
  { userId, identity: { issuer, subject }, providerName }: Link,
): Promise<string> {
  const known = await db
    .selectFrom('identities')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (known?.userId === userId) return `This account of ${providerName} is linked to yours already.`;
  if (known) return `This account of ${providerName} is linked to another member.`;
  return `Another account of ${providerName} is linked to yours. Unlink it first.`;
}
