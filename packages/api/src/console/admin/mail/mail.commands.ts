import { withTransaction } from '@guildhall/db';
import { enqueueAccountMail } from '../../../contact/mail/mail.commands.ts';
import type { MemberContext } from '../../../ground/core/context.ts';
import { writeAudit } from '../../../ground/core/audit.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { storeSettings } from '../../../community/settings/settings.commands.ts';
import { mailDependencies } from '../../mails/mail-dependencies.ts';
import { composeMemberInvitation } from '../../mails/member-invitation-mail.ts';
import { getMember } from '../../users/member.queries.ts';
import type { AdminMember, MemberRef } from '../../users/member.schema.ts';
import { getInvitationText } from '../../../contact/mail/invitation-text.queries.ts';
import type { InvitationText } from '../../../contact/mail/invitation-text.schema.ts';
import { getTestMail } from './mail.queries.ts';
import type { TestMail } from './mail.schema.ts';

/** Sends the invitation in its stored words to the viewer. */
export const sendInvitationPreview = (ctx: MemberContext): Promise<TestMail> =>
  sendToViewer(ctx, 'mail.invitation_preview');

/** The invitation as the viewer would get it, in words that need not be stored. */
export async function previewInvitation(ctx: MemberContext, { invitationText }: InvitationText) {
  const dependencies = await mailDependencies(ctx.services);
  const viewer = await ctx.db
    .selectFrom('users')
    .select(['firstName', 'email'])
    .where('id', '=', ctx.viewer.id)
    .executeTakeFirstOrThrow();
  const { subject, text } = await composeMemberInvitation(ctx.db, dependencies, viewer, {
    invitedBy: ctx.viewer.id,
    url: `${dependencies.config.publicOrigin}/…`,
    text: invitationText,
  });
  return { subject, text };
}

export const updateInvitationText = (ctx: MemberContext, input: InvitationText): Promise<InvitationText> =>
  storeSettings(ctx, { target: 'mail', input, read: getInvitationText });

/** Sends an email to the viewer, also to an address that was refused before. */
export const sendTestMail = (ctx: MemberContext): Promise<TestMail> => sendToViewer(ctx, 'mail.test');

async function sendToViewer(
  ctx: MemberContext,
  topic: 'mail.test' | 'mail.invitation_preview',
): Promise<TestMail> {
  await ctx.services.limiter.charge('accountMail', `user:${ctx.viewer.id}`);
  return withTransaction(ctx.db, async (trx) => {
    const id = await enqueueAccountMail(trx, ctx.viewer.id, topic);
    return getTestMail(trx, ctx.viewer, { id });
  });
}

/** Lets emails go to an address again that was refused. */
export async function clearBounce(ctx: MemberContext, { id }: MemberRef): Promise<AdminMember> {
  return withTransaction(ctx.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ emailBouncedAt: null, emailBounce: null })
      .where('id', '=', id)
      .where('erasedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw notFound('This member does not exist');
    await writeAudit(trx, ctx, { event: 'user.address_tried_again', targetType: 'user', targetId: id });
    return getMember(trx, { id });
  });
}
