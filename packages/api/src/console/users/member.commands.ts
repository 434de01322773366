import type { Kysely } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, notFound } from '../../ground/errors/errors.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { noteEdited } from '../imports/members/import-members.commands.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { refreshDerived } from '../../people/profile/derived.commands.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import { getMember } from './member.queries.ts';
import { requireUnchanged } from '../../ground/core/require-unchanged.ts';
import type { AdminMember, MemberRef, SentMail, UpdateMemberInput } from './member.schema.ts';

/** Changes the given fields of a member, who need not have joined yet. */
export async function updateMember(
  ctx: MemberContext,
  { id, expected, ...changes }: UpdateMemberInput,
): Promise<AdminMember> {
  return withTransaction(ctx.db, async (trx) => {
    const before = await lockMember(trx, id);
    requireUnchanged({ stored: before, changes, expected });
    await requireFree(trx, before, changes);
    const changed = Object.keys(changes);
    if (changed.length > 0) {
      await trx.updateTable('users').set(changes).where('id', '=', id).execute();
      await refreshDerived(trx, id);
      await noteEdited(trx, [id]);
      const { membershipExpiresOn } = changes;
      const isExpiryChanged = membershipExpiresOn !== undefined;
      await writeAudit(trx, ctx, {
        event: 'user.updated',
        targetType: 'user',
        targetId: id,
        ...(isExpiryChanged && { before: { membershipExpiresOn: before.membershipExpiresOn } }),
        // Of words about the member only which were changed: the log is immutable.
        after: { changed, ...(isExpiryChanged && { membershipExpiresOn }) },
      });
      await publishEvent(trx, [id], ['dashboard', 'network']);
    }
    return getMember(trx, { id });
  });
}

/** Sends the invitation again, or the link that confirms the address: whichever the member still needs. */
export async function resendMail(ctx: MemberContext, { id }: MemberRef): Promise<SentMail> {
  return withTransaction(ctx.db, async (trx) => {
    await lockMember(trx, id);
    const { resendable } = await getMember(trx, { id });
    if (resendable === null)
      throw conflict('There is nothing to send: this member has confirmed their address, or is deactivated');
    await enqueueAccountMail(
      trx,
      id,
      resendable === 'invitation' ? 'mail.set_password' : 'mail.verify_email',
      { invitedBy: ctx.viewer.id },
    );
    await writeAudit(trx, ctx, {
      event: 'user.mail_resent',
      targetType: 'user',
      targetId: id,
      after: { mail: resendable },
    });
    return { id, sent: resendable };
  });
}

/** Sends a member who has joined a link to choose a new password. Their password works until they use it. */
export async function sendPasswordLink(ctx: MemberContext, { id }: MemberRef): Promise<MemberRef> {
  return withTransaction(ctx.db, async (trx) => {
    await lockMember(trx, id);
    const { hasJoined, isActive } = await getMember(trx, { id });
    if (!hasJoined) throw conflict('This member has not joined yet. Send the invitation again instead.');
    if (!isActive) throw conflict('This account is deactivated. Activate it first.');
    await enqueueAccountMail(trx, id, 'mail.password_link');
    await writeAudit(trx, ctx, { event: 'user.password_link_sent', targetType: 'user', targetId: id });
    return { id };
  });
}

/** Holds a member who is not erased. */
export async function lockMember(trx: Kysely<DB>, id: number) {
  const member = await trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw notFound('This member does not exist');
  return member;
}

const taken = (path: string, message: string) => conflict(message, [{ path, message }]);

/** Says at the field what is taken. Of two at once, the unique index refuses one. */
export async function requireFree(
  trx: Kysely<DB>,
  member: { id: number; email: string; hasJoined: boolean },
  { email, membershipNumber }: Pick<UpdateMemberInput, 'email' | 'membershipNumber'>,
): Promise<void> {
  if (email !== undefined && email !== member.email) {
    if (member.hasJoined) throw taken('email', 'This member has joined. Use “Change address” instead.');
    const other = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    if (other) throw taken('email', 'Another member has this email address');
  }
  if (!membershipNumber) return;
  const other = await trx
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['membershipNumber']), '=', membershipNumber.toLowerCase()))
    .where('id', '<>', member.id)
    .executeTakeFirst();
  if (other) throw taken('membershipNumber', 'Another member has this membership number');
}
