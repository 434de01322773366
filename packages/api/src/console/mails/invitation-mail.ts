import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { SENDER_MAY_INVITE, invitationUrl } from '../../accounts/invitations/invitations.queries.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import { fullName } from '../../ground/values/person-name.ts';
import { translated } from '@guildhall/locale/translated';
import { mailMessages } from './mails.messages.ts';

const Payload = z.object({ invitationId: z.int() });

/** The email of an invitation; null when it can no longer be used. */
export async function composeInvitation(
  db: Kysely<DB>,
  { config, siteName, formats }: MailDependencies,
  payload: unknown,
): Promise<MailDraft | null> {
  const invitation = await db
    .selectFrom('invitations')
    .innerJoin('users as inviter', 'inviter.id', 'invitations.createdBy')
    .select(['code', 'invitations.email', 'expiresAt', 'inviter.id', 'inviter.firstName', 'inviter.lastName'])
    .where('invitations.id', '=', Payload.parse(payload).invitationId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .whereRef('uses', '<', 'maxUses')
    .where(SENDER_MAY_INVITE)
    .executeTakeFirst();
  if (!invitation?.email) return null;
  const end = formats.longDate(invitation.expiresAt.toISOString());
  const { invitation: invited, hello, join, notExpected } = translated(mailMessages);
  const mail = layOut(
    { name: '', address: invitation.email },
    {
      subject: invited.subject(siteName),
      greeting: hello(''),
      paragraphs: [invited.text(fullName(invitation), siteName, end)],
      action: { label: join(siteName), url: invitationUrl(config.publicOrigin, invitation.code) },
      footer: notExpected(config.supportEmail),
    },
  );
  return { ...mail, memberIds: [invitation.id] };
}
