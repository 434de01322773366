import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { CONFIRM_LINK_HOURS, LINK_MINUTES, WELCOME_LINK_DAYS } from '../account/account.schema.ts';
import type { AccountMail } from '../../contact/mail/mail.commands.ts';
import { ADMIN_PASSWORD_MIN } from '../../ground/security/password.schema.ts';
import { type TokenPurpose, createToken } from '../account/account-tokens.commands.ts';
import { addressOf, greetingOf } from './addressee.ts';
import { composeAddressChange, composeAddressChanged } from './address-mails.ts';
import { composeLoginCode } from './login-code-mail.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import type { MailMember } from './mail.queries.ts';
import { composeMemberInvitation } from './member-invitation-mail.ts';
import { composeMembershipMail } from './membership-mail.ts';
import { composeRoleMail } from './role-mail.ts';
import { translated } from '@guildhall/locale/translated';
import { accountMailMessages } from './account-mails.messages.ts';

/** Emails about the account itself, which cannot be switched off. Null when the link or reminder is obsolete. */
export async function composeAccountMail(
  db: Kysely<DB>,
  dependencies: MailDependencies,
  member: MailMember,
  topic: AccountMail,
  payload: unknown = {},
): Promise<MailDraft | null> {
  const messages = translated(accountMailMessages);
  const { siteName } = dependencies;
  switch (topic) {
    case 'mail.password_reset':
      return composeTokenMail(db, dependencies, member, 'password_reset');
    case 'mail.set_password':
      return member.hasJoined
        ? composeTokenMail(db, dependencies, member, 'set_password')
        : composeInvitation(db, dependencies, member, payload);
    case 'mail.password_link':
      return composeTokenMail(db, dependencies, member, 'link_of_admin');
    case 'mail.verify_email':
      return composeTokenMail(db, dependencies, member, 'email_verification');
    case 'mail.password_changed':
    case 'mail.login_blocked':
    case 'mail.login_while_blocked':
    case 'mail.second_factor_added':
    case 'mail.second_factor_ended':
    case 'mail.second_factor_reset':
    case 'mail.second_factor_refused':
    case 'mail.recovery_codes_renewed':
    case 'mail.passkey_added':
    case 'mail.passkey_removed':
    case 'mail.password_ended':
    case 'mail.accounts_merged':
      return composeNotice(dependencies.config, member, messages.notices[topic]);
    case 'mail.administrator':
      return layOut(addressOf(member), {
        subject: messages.administrator.subject(siteName),
        greeting: greetingOf(member),
        paragraphs: [messages.administrator.paragraph(ADMIN_PASSWORD_MIN)],
        action: { label: messages.openConsole, url: `${dependencies.config.publicOrigin}/admin` },
        footer: messages.footer,
      });
    case 'mail.login_code':
      return composeLoginCode(db, dependencies, member, payload);
    case 'mail.demoted':
    case 'mail.role_granted':
    case 'mail.role_ended':
      return composeRoleMail(dependencies, member, topic, payload);
    case 'mail.provider_linked':
    case 'mail.provider_unlinked':
      return composeNotice(dependencies.config, member, providerNotice(topic, payload));
    case 'mail.change_address':
      return composeAddressChange(db, dependencies, member, payload);
    case 'mail.address_changed':
      return composeAddressChanged(dependencies, payload);
    case 'mail.membership_expiry':
      return composeMembershipMail(db, dependencies, member);
    case 'mail.invitation_preview':
      return composeMemberInvitation(db, dependencies, member, {
        invitedBy: member.id,
        url: dependencies.config.publicOrigin,
      });
    case 'mail.test':
      return layOut(addressOf(member), {
        subject: messages.test.subject(siteName),
        greeting: greetingOf(member),
        paragraphs: [messages.test.paragraph(siteName)],
        footer: messages.test.footer,
      });
    case 'mail.data_exported':
      return layOut(addressOf(member), {
        subject: messages.dataExported.subject(siteName),
        greeting: greetingOf(member),
        paragraphs: [messages.dataExported.paragraph(siteName)],
        footer: messages.dataExported.footer(dependencies.config.supportEmail),
      });
  }
}

const OfProvider = z.object({ provider: z.string() });

function providerNotice(topic: 'mail.provider_linked' | 'mail.provider_unlinked', payload: unknown) {
  const { provider } = OfProvider.parse(payload);
  const messages = translated(accountMailMessages);
  const { subject, paragraph } =
    topic === 'mail.provider_linked' ? messages.providerLinked : messages.providerUnlinked;
  return { subject: subject(provider), paragraph: paragraph(provider) };
}

const Invited = z.object({ invitedBy: z.int().nullable().default(null) });

/** Null when the address has changed since. */
async function composeInvitation(
  db: Kysely<DB>,
  dependencies: MailDependencies,
  member: MailMember,
  payload: unknown,
): Promise<MailDraft | null> {
  const token = await createToken(db, { userId: member.id, email: member.email, purpose: 'set_password' });
  if (token === null) return null;
  return composeMemberInvitation(db, dependencies, member, {
    ...Invited.parse(payload),
    url: `${dependencies.config.publicOrigin}/reset-password?invited#token=${token}`,
  });
}

type TokenMail = Exclude<TokenPurpose, 'address_change'> | 'link_of_admin';

function tokenWords(mail: TokenMail, siteName: string) {
  const messages = translated(accountMailMessages);
  const { passwordReset, setPassword, linkOfAdmin, verifyEmail } = messages;
  switch (mail) {
    case 'password_reset':
      return { ...passwordReset, paragraph: passwordReset.paragraph(LINK_MINUTES), path: '/reset-password' };
    case 'set_password':
      return {
        ...setPassword,
        subject: setPassword.subject(siteName),
        paragraph: setPassword.paragraph(siteName, WELCOME_LINK_DAYS),
        path: '/reset-password',
      };
    case 'link_of_admin':
      return {
        ...passwordReset,
        ...linkOfAdmin,
        paragraph: linkOfAdmin.paragraph(WELCOME_LINK_DAYS),
        path: '/reset-password',
      };
    case 'email_verification':
      return {
        ...verifyEmail,
        paragraph: verifyEmail.paragraph(CONFIRM_LINK_HOURS),
        footer: verifyEmail.footer(siteName),
        path: '/verify-email',
      };
  }
}

/** The token is in the fragment of the link, which browsers do not send, so no log or referrer contains it. */
async function composeTokenMail(
  db: Kysely<DB>,
  { config, siteName }: MailDependencies,
  member: MailMember,
  mail: TokenMail,
): Promise<MailDraft | null> {
  const purpose = mail === 'link_of_admin' ? 'set_password' : mail;
  const token = await createToken(db, { userId: member.id, email: member.email, purpose });
  if (token === null) return null;
  const { subject, paragraph, label, path, footer } = tokenWords(mail, siteName);
  return layOut(addressOf(member), {
    subject,
    greeting: greetingOf(member),
    paragraphs: [paragraph],
    action: { label, url: `${config.publicOrigin}${path}#token=${token}` },
    footer,
  });
}

function composeNotice(
  { supportEmail }: MailDependencies['config'],
  member: MailMember,
  { subject, paragraph }: { subject: string; paragraph: string },
): MailDraft {
  const { footer, notYou } = translated(accountMailMessages);
  return layOut(addressOf(member), {
    subject,
    greeting: greetingOf(member),
    paragraphs: [paragraph, notYou(supportEmail)],
    footer,
  });
}
