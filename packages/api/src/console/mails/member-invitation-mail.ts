import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { WELCOME_LINK_DAYS } from '../account/account.schema.ts';
import { getInvitationText } from '../../contact/mail/invitation-text.queries.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import { type MailMember, findName } from './mail.queries.ts';
import { translated } from '@guildhall/locale/translated';
import { mailMessages } from './mails.messages.ts';

type Options = {
  /** The administrator who invites; null: nobody did, such as after a registration with an imported address. */
  invitedBy: number | null;
  url: string;
  /** Words that are not stored yet. */
  text?: string;
};

/**
 * The invitation of a member whom administrators entered. They know the name, so it greets by name although nobody has
 * confirmed the address.
 */
export async function composeMemberInvitation(
  db: Kysely<DB>,
  { siteName, config }: MailDependencies,
  member: Pick<MailMember, 'firstName' | 'email'>,
  { invitedBy, url, text }: Options,
): Promise<MailDraft> {
  const messages = translated(mailMessages);
  const inviter = await findName(db, invitedBy);
  const own = text ?? (await getInvitationText(db)).invitationText;
  const words =
    own === ''
      ? [
          inviter === null
            ? messages.memberInvitation.byAdministrator(siteName)
            : `${messages.memberInvitation.invites(inviter, siteName)}.`,
        ]
      : own.split(/\n{2,}/);
  return layOut(
    { name: '', address: member.email },
    {
      subject:
        inviter === null
          ? messages.invitation.subject(siteName)
          : messages.memberInvitation.invites(inviter, siteName),
      greeting: messages.hello(member.firstName),
      paragraphs: [...words, messages.memberInvitation.choosePassword(WELCOME_LINK_DAYS)],
      action: { label: messages.join(siteName), url },
      footer: messages.notExpected(config.supportEmail),
    },
  );
}
