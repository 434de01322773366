import { type Expression, type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { notFound } from '../../ground/errors/errors.ts';
import { lapsed } from '../../ground/core/membership.ts';
import { isPublicMember } from '../../ground/core/visibility.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import {
  type Invitation,
  type InvitationPage,
  InvitationState,
  type ListInvitationsInput,
  type OpenedInvitation,
} from './invitations.schema.ts';
import { nameIn } from '../../ground/core/person.ts';
import { holdsIt } from '../../ground/roles/in-force.ts';

/** An SQL condition: this member may invite. Who looks after members may in any case. */
const mayInvite = (id: Expression<number>) => sql<boolean>`exists (
  select from users as sender
  where sender.id = ${id} and ${isPublicMember('sender')} and not ${sql.raw(lapsed('sender'))}
    and (${holdsIt('sender', 'members')} or exists (
      select from settings where settings.key = 'membersInvite' and settings.value = 'true'::jsonb)))`;

/** An SQL condition: the sender of an invitation is still a member and may still invite. */
export const SENDER_MAY_INVITE = mayInvite(sql.ref('invitations.created_by'));

export async function canInvite(db: Kysely<DB>, viewer: { id: number }): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`select ${mayInvite(sql.val(viewer.id))} as can`.execute(db);
  return rows[0]?.can ?? false;
}

const UNKNOWN = 'This invitation does not exist. Check the link, or ask for a new one.';

/** The first reason that an invitation cannot be used. */
const STATE = sql<string>`case
  when invitations.revoked_at is not null then 'revoked'
  when invitations.uses >= invitations.max_uses then 'used'
  when invitations.expires_at <= now() then 'expired'
  when not ${SENDER_MAY_INVITE} then 'revoked'
  else 'valid' end`;

const invitations = (db: Kysely<DB>) =>
  db
    .selectFrom('invitations')
    .innerJoin('users as inviter', 'inviter.id', 'invitations.createdBy')
    .selectAll('invitations')
    .select([
      STATE.as('state'),
      nameIn('inviter').as('invitedBy'),
      sql<boolean>`${isPublicMember('inviter')}`.as('isInviterPublic'),
      sql<string>`invitations.created_at::text`.as('sortKey'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof invitations>['execute']>>[number];

/** The code is in the fragment, which is neither logged nor sent as a referrer. */
export const invitationUrl = (origin: string, code: string): string =>
  `${origin}/?dialog=register#invitation=${code}`;

/** Invitations, newest first: all, or those of one member. */
export async function listInvitations(
  db: Kysely<DB>,
  origin: string,
  {
    limit,
    cursor,
    createdBy,
    hidesUrls = false,
  }: ListInvitationsInput & {
    createdBy?: number;
    hidesUrls?: boolean;
  },
): Promise<InvitationPage> {
  let query = invitations(db)
    .where(afterCursor(cursor, 'invitations.created_at', 'invitations.id'))
    .orderBy('invitations.createdAt', 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(limitPlusOne(limit));
  if (createdBy !== undefined) query = query.where('invitations.createdBy', '=', createdBy);
  return toPage(await query.execute(), limit, (row) =>
    Object.assign(present(row, origin), hidesUrls && { url: '' }),
  );
}

export async function getInvitation(db: Kysely<DB>, origin: string, id: number): Promise<Invitation> {
  const row = await invitations(db).where('invitations.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(UNKNOWN);
  return present(row, origin);
}

/** @throws NOT_FOUND */
export async function openInvitation(
  db: Kysely<DB>,
  code: string,
): Promise<OpenedInvitation & { id: number }> {
  const row = await invitations(db).where('invitations.code', '=', code).executeTakeFirst();
  if (!row) throw notFound(UNKNOWN);
  const { id, email, skipsQueue } = row;
  const invitedBy = row.isInviterPublic ? row.invitedBy : null;
  return { id, state: InvitationState.parse(row.state), invitedBy, email, skipsQueue };
}

const present = (row: Row, origin: string): Invitation => ({
  id: row.id,
  url: invitationUrl(origin, row.code),
  state: InvitationState.parse(row.state),
  invitedBy: row.invitedBy,
  email: row.email,
  note: row.note,
  skipsQueue: row.skipsQueue,
  uses: row.uses,
  maxUses: row.maxUses,
  expiresAt: row.expiresAt.toISOString(),
});
