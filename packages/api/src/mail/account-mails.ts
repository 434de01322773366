import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { ProductConfig } from '../core/product-config.ts';
import { type TokenPurpose, createToken } from './account-tokens.commands.ts';
import { addressOf, greetingOf } from './addressee.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type Mail, layOut } from './mail-layout.ts';
import type { MailMember } from './mail.queries.ts';

/** Emails about the account itself, which cannot be switched off. Null for any other topic. */
export async function composeAccountMail(
  db: Kysely<DB>,
  dependencies: MailDependencies,
  member: MailMember,
  topic: string,
): Promise<Mail | null> {
  switch (topic) {
    case 'mail.password_reset':
      return composeTokenMail(db, dependencies, member, 'password_reset');
    case 'mail.set_password':
      return composeTokenMail(db, dependencies, member, 'set_password');
    case 'mail.verify_email':
      return composeTokenMail(db, dependencies, member, 'email_verification');
    case 'mail.password_changed':
      return composeNotice(dependencies.config, member, {
        subject: 'Your password was changed',
        paragraph:
          'The password of your account was changed just now, and you were signed out everywhere else.',
      });
    case 'mail.login_blocked':
      return composeNotice(dependencies.config, member, {
        subject: 'Someone is trying to sign in to your account',
        paragraph:
          'Several wrong passwords were entered for your account. We slow these attempts down. You can go on signing in from the devices you use; if you forgot your password, ask for a new one on the sign-in page.',
      });
    case 'mail.login_while_blocked':
      return composeNotice(dependencies.config, member, {
        subject: 'New sign-in to your account',
        paragraph:
          'Someone signed in to your account with the right password, from a device and place we do not know, while wrong passwords were being tried. If it was you, there is nothing to do.',
      });
    default:
      return null;
  }
}

const TOKEN_MAILS = {
  password_reset: {
    subject: 'Choose a new password',
    paragraph: 'Somebody, hopefully you, asked for a new password. The link works once, for 30 minutes.',
    label: 'Choose a new password',
    path: '/reset-password',
    footer: 'If it was not you, do nothing: your password stays as it is.',
  },
  set_password: {
    subject: 'Your Guildhall account is ready',
    paragraph:
      'An administrator made an account for you. Choose a password to sign in; the link works once, for 7 days.',
    label: 'Choose a password',
    path: '/reset-password',
    footer: 'If you do not know what this is about, do nothing.',
  },
  email_verification: {
    subject: 'Confirm your e-mail address',
    paragraph: 'Please confirm that this address is yours. The link works once, for 30 minutes.',
    label: 'Confirm this address',
    path: '/verify-email',
    footer: 'If you have no account at Guildhall, do nothing.',
  },
} as const satisfies Record<TokenPurpose, object>;

/** The token is in the fragment of the link, which browsers do not send, so no log or referrer contains it. */
async function composeTokenMail(
  db: Kysely<DB>,
  { config }: MailDependencies,
  member: MailMember,
  purpose: TokenPurpose,
): Promise<Mail | null> {
  const token = await createToken(db, { userId: member.id, email: member.email, purpose });
  if (token === null) return null;
  const { subject, paragraph, label, path, footer } = TOKEN_MAILS[purpose];
  return layOut(addressOf(member), {
    subject,
    greeting: greetingOf(member),
    paragraphs: [paragraph],
    action: { label, url: `${config.publicOrigin}${path}#token=${token}` },
    footer,
  });
}

function composeNotice(
  { supportEmail }: ProductConfig,
  member: MailMember,
  { subject, paragraph }: { subject: string; paragraph: string },
): Mail {
  return layOut(addressOf(member), {
    subject,
    greeting: greetingOf(member),
    paragraphs: [paragraph, `If this was not you, write to ${supportEmail} at once.`],
    footer: 'This mail is about the safety of your account, so it always comes.',
  });
}
