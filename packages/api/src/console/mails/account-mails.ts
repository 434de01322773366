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

/** Emails about the account itself, which cannot be switched off. Null when the link or reminder is obsolete. */
export async function composeAccountMail(
  db: Kysely<DB>,
  dependencies: MailDependencies,
  member: MailMember,
  topic: AccountMail,
  payload: unknown = {},
): Promise<MailDraft | null> {
  switch (topic) {
    case 'mail.password_reset':
      return composeTokenMail(db, dependencies, member, 'password_reset');
    case 'mail.set_password':
      return member.hasJoined
        ? composeTokenMail(db, dependencies, member, 'set_password')
        : composeInvitation(db, dependencies, member, payload);
    case 'mail.password_link':
      return composeTokenMail(db, dependencies, member, 'set_password', LINK_OF_ADMIN);
    case 'mail.verify_email':
      return composeTokenMail(db, dependencies, member, 'email_verification');
    case 'mail.password_changed':
      return composeNotice(dependencies.config, member, {
        subject: 'Your password was changed',
        paragraph:
          'Your account password was just changed, and you have been signed out on all other devices.',
      });
    case 'mail.administrator':
      return layOut(addressOf(member), {
        subject: `You are now an administrator of ${dependencies.siteName}`,
        greeting: greetingOf(member),
        paragraphs: [
          `Sign in again to open the console. Administrator passwords must have at least ${ADMIN_PASSWORD_MIN} characters. If yours is shorter, we’ll email you a link to choose a new one.`,
        ],
        action: { label: 'Open the console', url: `${dependencies.config.publicOrigin}/admin` },
        footer: 'You always get this email because it concerns the security of your account.',
      });
    case 'mail.login_code':
      return composeLoginCode(db, dependencies, member, payload);
    case 'mail.demoted':
    case 'mail.role_granted':
    case 'mail.role_ended':
      return composeRoleMail(dependencies, member, topic, payload);
    case 'mail.login_blocked':
      return composeNotice(dependencies.config, member, {
        subject: 'Someone is trying to sign in to your account',
        paragraph:
          'Several wrong passwords were entered for your account. We slow these attempts down. You can still sign in from the devices you use. If you forgot your password, request a new one on the sign-in page.',
      });
    case 'mail.login_while_blocked':
      return composeNotice(dependencies.config, member, {
        subject: 'New sign-in to your account',
        paragraph:
          'Someone entered the correct password of your account, from a device and network we don’t recognize, while others were entering wrong passwords. If this was you, you don’t need to do anything.',
      });
    case 'mail.second_factor_added':
    case 'mail.second_factor_ended':
    case 'mail.second_factor_reset':
    case 'mail.second_factor_refused':
    case 'mail.recovery_codes_renewed':
    case 'mail.passkey_added':
    case 'mail.passkey_removed':
    case 'mail.password_ended':
      return composeNotice(dependencies.config, member, SECOND_FACTOR_NOTICES[topic]);
    case 'mail.provider_linked':
    case 'mail.provider_unlinked':
      return composeNotice(dependencies.config, member, providerNotice(topic, payload));
    case 'mail.change_address':
      return composeAddressChange(db, dependencies, member, payload);
    case 'mail.address_changed':
      return composeAddressChanged(dependencies, payload);
    case 'mail.accounts_merged':
      return composeNotice(dependencies.config, member, {
        subject: 'Your accounts were merged',
        paragraph:
          'An administrator merged another account of yours into this one, with its connections, messages and posts. Sign in with this address from now on.',
      });
    case 'mail.membership_expiry':
      return composeMembershipMail(db, dependencies, member);
    case 'mail.invitation_preview':
      return composeMemberInvitation(db, dependencies, member, {
        invitedBy: member.id,
        url: dependencies.config.publicOrigin,
      });
    case 'mail.test':
      return layOut(addressOf(member), {
        subject: `Test email from ${dependencies.siteName}`,
        greeting: greetingOf(member),
        paragraphs: [`Emails from ${dependencies.siteName} reach you.`],
        footer: 'You sent this email to yourself, in the console.',
      });
    case 'mail.data_exported':
      return layOut(addressOf(member), {
        subject: `A copy of your data at ${dependencies.siteName}`,
        greeting: greetingOf(member),
        paragraphs: [
          `As you asked, an administrator of ${dependencies.siteName} made a copy of your data, to hand it over to you. It holds what you can download yourself in the settings.`,
        ],
        footer: `You didn’t ask for this? Write to ${dependencies.config.supportEmail} right away.`,
      });
  }
}

const SECOND_FACTOR_NOTICES = {
  'mail.second_factor_added': {
    subject: 'Two-step sign-in is on',
    paragraph:
      'From now on, signing in to your account takes your password and a code from your authenticator app. Keep your recovery codes somewhere safe: each of them lets you in once if you lose your phone.',
  },
  'mail.second_factor_ended': {
    subject: 'Two-step sign-in is off',
    paragraph:
      'Signing in to your account takes only your password again. Your recovery codes no longer work.',
  },
  'mail.second_factor_reset': {
    subject: 'Two-step sign-in was turned off for you',
    paragraph:
      'An administrator turned off two-step sign-in for your account, and you have been signed out everywhere. Sign in with your password, and set it up again in your settings.',
  },
  'mail.second_factor_refused': {
    subject: 'Someone knows your password',
    paragraph:
      'Someone entered your password and then several wrong codes. They did not get in. If this wasn’t you, choose another password in your settings now.',
  },
  'mail.recovery_codes_renewed': {
    subject: 'You have new recovery codes',
    paragraph: 'New recovery codes were made for your account. The ones you had before no longer work.',
  },
  'mail.passkey_added': {
    subject: 'A passkey was added to your account',
    paragraph:
      'You can now sign in with a passkey, without your password. You see and remove your passkeys in your settings.',
  },
  'mail.passkey_removed': {
    subject: 'A passkey was removed from your account',
    paragraph:
      'It can no longer be used to sign in. Where you made it, you may have to delete it by hand from your passwords.',
  },
  'mail.password_ended': {
    subject: 'Please choose a new password',
    paragraph:
      'You signed in with a code by email, which confirmed your address for the first time. Until then, anyone could have registered it, so the password and other ways to sign in that were chosen before no longer work. To sign in with a password again, choose “Forgot your password?” on the sign-in page.',
  },
};

const OfProvider = z.object({ provider: z.string() });

function providerNotice(topic: 'mail.provider_linked' | 'mail.provider_unlinked', payload: unknown) {
  const { provider } = OfProvider.parse(payload);
  return topic === 'mail.provider_linked'
    ? {
        subject: `You can now sign in with ${provider}`,
        paragraph: `An account at ${provider} was linked to yours. Anyone who can sign in there can sign in here. You can unlink it in your settings, under Security.`,
      }
    : {
        subject: `You can’t sign in with ${provider} any more`,
        paragraph: `Your account at ${provider} was unlinked. Your password still works.`,
      };
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

type MailedToOwn = Exclude<TokenPurpose, 'address_change'>;

const tokenMails = (siteName: string) =>
  ({
    password_reset: {
      subject: 'Choose a new password',
      paragraph: `Someone, hopefully you, requested a new password. The link works once, for ${LINK_MINUTES} minutes.`,
      label: 'Choose a new password',
      path: '/reset-password',
      footer: 'Wasn’t this you? You can ignore this email: your password stays the same.',
    },
    set_password: {
      subject: `Your ${siteName} account is ready`,
      paragraph: `An administrator of ${siteName} invited you. Choose a password to sign in. The link works once, for ${WELCOME_LINK_DAYS} days.`,
      label: 'Choose a password',
      path: '/reset-password',
      footer: 'Not expecting this? You can ignore this email.',
    },
    email_verification: {
      subject: 'Confirm your email address',
      paragraph: `Please confirm that this address is yours. The link works once, for ${CONFIRM_LINK_HOURS} hours.`,
      label: 'Confirm this address',
      path: '/verify-email',
      footer: `No account at ${siteName}? You can ignore this email.`,
    },
  }) satisfies Record<MailedToOwn, object>;

/** Of the link that an administrator sends to a member who cannot sign in. */
const LINK_OF_ADMIN = {
  subject: 'Choose a new password',
  paragraph: `An administrator sent you this link, so that you can sign in again. It works once, for ${WELCOME_LINK_DAYS} days.`,
  footer: 'Didn’t ask for help? You can ignore this email: your password stays the same.',
};

/** The token is in the fragment of the link, which browsers do not send, so no log or referrer contains it. */
async function composeTokenMail(
  db: Kysely<DB>,
  { config, siteName }: MailDependencies,
  member: MailMember,
  purpose: MailedToOwn,
  words: Partial<{ subject: string; paragraph: string; footer: string }> = {},
): Promise<MailDraft | null> {
  const token = await createToken(db, { userId: member.id, email: member.email, purpose });
  if (token === null) return null;
  const { subject, paragraph, label, path, footer } = { ...tokenMails(siteName)[purpose], ...words };
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
  return layOut(addressOf(member), {
    subject,
    greeting: greetingOf(member),
    paragraphs: [paragraph, `If this wasn’t you, email ${supportEmail} right away.`],
    footer: 'You always get this email because it concerns the security of your account.',
  });
}
