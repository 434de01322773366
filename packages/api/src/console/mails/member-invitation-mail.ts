import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { WELCOME_LINK_DAYS } from '../account/account.schema.ts';
import { getInvitationText } from '../../contact/mail/invitation-text.queries.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import { type MailMember, findName } from './mail.queries.ts';

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
  const inviter = await findName(db, invitedBy);
  const own = text ?? (await getInvitationText(db)).invitationText;
  const words =
    own === ''
      ? [`${inviter ?? `An administrator of ${siteName}`} invites you to ${siteName}.`]
      : own.split(/\n{2,}/);
  return layOut(
    { name: '', address: member.email },
    {
      subject: inviter === null ? `You’re invited to ${siteName}` : `${inviter} invites you to ${siteName}`,
      greeting: `Hello ${member.firstName},`,
      paragraphs: [
        ...words,
        `Choose a password, and you’re in. The link works once, for ${WELCOME_LINK_DAYS} days.`,
      ],
      action: { label: `Join ${siteName}`, url },
      footer: `Not expecting this? You can ignore this email, or write to ${config.supportEmail}.`,
    },
  );
}
