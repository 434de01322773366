import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, forbidden, invalid, notFound } from '../../ground/errors/errors.ts';
import { enqueueEvent } from '../../ground/core/jobs.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import { isWithinBounds } from './invitations.policy.ts';
import { SENDER_MAY_INVITE, canInvite, getInvitation } from './invitations.queries.ts';
import {
  type CreateInvitationInput,
  ENDED_DAYS,
  type Invitation,
  type InvitationRef,
  type InviteByEmailInput,
  type InvitedByEmail,
  MEMBER_MAX_DAYS,
  MEMBER_MAX_USES,
} from './invitations.schema.ts';
import { holds } from '../../ground/roles/roles.policy.ts';

/** Invites by email, to the address of the invitation. */
export const INVITATION_MAIL = 'mail.invitation';

const GONE = 'This invitation does not exist';
const ENDED = 'This invitation can no longer be used. Create a new one.';
const JUST_SENT = 'This invitation was sent within the last hour. Please wait a little.';

const newCode = () => randomBytes(16).toString('base64url');
const inDays = (days: number) => sql<Date>`now() + make_interval(days => ${days})`;

/** A link by which several people can join. */
export async function createInvitation(
  ctx: MemberContext,
  input: CreateInvitationInput,
): Promise<Invitation> {
  const { viewer } = ctx;
  if (!(await canInvite(ctx.db, viewer)))
    throw forbidden('Only administrators can invite people to this community');
  if (!isWithinBounds(viewer, input))
    throw invalid(`Members' invitations work at most ${MEMBER_MAX_USES} times, for ${MEMBER_MAX_DAYS} days`);
  const { id } = await ctx.db
    .insertInto('invitations')
    .values({
      code: newCode(),
      createdBy: viewer.id,
      note: input.note,
      skipsQueue: holds(viewer, 'members') ? input.skipsQueue : true,
      maxUses: input.maxUses,
      expiresAt: inDays(input.days),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return getInvitation(ctx.db, ctx.services.config.publicOrigin, id);
}

/** Invites each address once; members and those with a valid invitation get no email. */
export async function inviteByEmail(ctx: MemberContext, input: InviteByEmailInput): Promise<InvitedByEmail> {
  return withTransaction(ctx.db, async (trx) => {
    // One list at a time, so that two pasted at once invite nobody twice.
    await sql`select pg_advisory_xact_lock(hashtext('invitations'))`.execute(trx);
    const members = await emailsOf(
      trx.selectFrom('users').select('email').where('email', 'in', input.emails),
    );
    const pending = await emailsOf(
      trx
        .selectFrom('invitations')
        .select('email')
        .where('email', 'in', input.emails)
        .where('revokedAt', 'is', null)
        .where('uses', '=', 0)
        .where('expiresAt', '>', sql<Date>`now()`)
        .where(SENDER_MAY_INVITE),
    );
    const isNew = (email: string) => !members.has(email) && !pending.has(email);
    const invited = input.emails.filter(isNew);
    for (const email of invited) await invite(trx, ctx, { ...input, email });
    await writeAudit(trx, ctx, {
      event: 'invitations.sent',
      targetType: 'invitations',
      targetId: 'email',
      after: { count: invited.length },
    });
    return {
      invited,
      members: input.emails.filter((email) => members.has(email)),
      pending: input.emails.filter((email) => pending.has(email) && !members.has(email)),
    };
  });
}

async function emailsOf(query: { execute(): Promise<{ email: string | null }[]> }): Promise<Set<string>> {
  return new Set((await query.execute()).flatMap(({ email }) => email ?? []));
}

async function invite(
  trx: Kysely<DB>,
  { viewer }: MemberContext,
  { email, days, note, skipsQueue }: Omit<InviteByEmailInput, 'emails'> & { email: string },
): Promise<void> {
  const { id } = await trx
    .insertInto('invitations')
    .values({
      code: newCode(),
      createdBy: viewer.id,
      email,
      note,
      skipsQueue,
      maxUses: 1,
      expiresAt: inDays(days),
      sentAt: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueueEvent(trx, { channel: 'mail', topic: INVITATION_MAIL, payload: { invitationId: id } });
}

/** Sends the email of an invitation once more. */
export async function resendInvitation(ctx: MemberContext, { id }: InvitationRef): Promise<Invitation> {
  const { publicOrigin } = ctx.services.config;
  const { state, email } = await getInvitation(ctx.db, publicOrigin, id);
  if (state !== 'valid' || email === null) throw conflict(ENDED);
  await withTransaction(ctx.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('invitations')
      .set({ sentAt: sql<Date>`now()` })
      .where('id', '=', id)
      .where('sentAt', '<', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw conflict(JUST_SENT);
    await enqueueEvent(trx, { channel: 'mail', topic: INVITATION_MAIL, payload: { invitationId: id } });
  });
  return getInvitation(ctx.db, publicOrigin, id);
}

/** Ends an invitation at once. Its sender may, and who looks after members; for others it does not exist. */
export async function revokeInvitation(ctx: MemberContext, { id }: InvitationRef): Promise<Invitation> {
  const { viewer } = ctx;
  let query = ctx.db
    .updateTable('invitations')
    .set({ revokedAt: sql<Date>`coalesce(revoked_at, now())` })
    .where('id', '=', id);
  if (!holds(viewer, 'members')) query = query.where('createdBy', '=', viewer.id);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFound(GONE);
  return getInvitation(ctx.db, ctx.services.config.publicOrigin, id);
}

/** Deletes invitations some time after their end; who invited whom stays. */
export async function purgeInvitations(db: Database): Promise<void> {
  await sql`delete from invitations where expires_at < now() - make_interval(days => ${ENDED_DAYS})`.execute(
    db,
  );
}
