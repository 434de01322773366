import type { TRPCError } from '@trpc/server';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { forbidden } from '../../ground/errors/errors.ts';
import { SENDER_MAY_INVITE, openInvitation } from './invitations.queries.ts';
import type { InvitationState, OpenedInvitation } from './invitations.schema.ts';

const REASONS: Record<Exclude<InvitationState, 'valid'>, string> = {
  revoked: 'This invitation was withdrawn. Ask for a new one.',
  used: 'This invitation has been used up. Ask for a new one.',
  expired: 'This invitation has expired. Ask for a new one.',
};

/**
 * The invitation of a link, when this address can use it now. Only saves work: `useInvitation` decides.
 * @throws NOT_FOUND or FORBIDDEN with the reason
 */
export async function requireInvitation(
  db: Kysely<DB>,
  code: string,
  email: string,
): Promise<OpenedInvitation & { id: number }> {
  const opened = await openInvitation(db, code);
  if (opened.state !== 'valid') throw refused(opened.state);
  if (opened.email !== null && opened.email !== email)
    throw forbidden('This invitation is for another email address. Use the one that it was sent to.');
  return opened;
}

const refused = (state: Exclude<InvitationState, 'valid'>): TRPCError => forbidden(REASONS[state]);

/**
 * Takes one use, in the transaction that stores the newcomer.
 * @throws FORBIDDEN when the last one is gone or the invitation has ended in the meantime
 */
export async function useInvitation(trx: Kysely<DB>, id: number): Promise<void> {
  const used = await trx
    .updateTable('invitations')
    .set({ uses: sql<number>`uses + 1` })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .whereRef('uses', '<', 'maxUses')
    .where(SENDER_MAY_INVITE)
    .returning('id')
    .executeTakeFirst();
  if (used) return;
  const { code } = await trx
    .selectFrom('invitations')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { state } = await openInvitation(trx, code);
  throw refused(state === 'valid' ? 'used' : state);
}

/** Stores who invited a new member. */
export async function recordInviter(trx: Kysely<DB>, userId: number, invitationId: number): Promise<void> {
  await sql`
    insert into invited_members (user_id, invited_by, invitation_id)
    select ${userId}::int, created_by, id from invitations where id = ${invitationId}`.execute(trx);
}
