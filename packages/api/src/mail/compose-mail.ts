import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import type { ProductConfig } from '../core/product-config.ts';
import type { Signer } from '../core/signer.ts';
import { KIND_LABELS, Notice, pathOf, sentenceOf, targetOf } from '../notifications/notice.ts';
import { getSettings } from '../settings/settings.queries.ts';
import { type TokenPurpose, createToken } from './account-tokens.commands.ts';
import { composeDigest } from './digest.ts';
import { type Mail, layOut } from './mail-layout.ts';
import { type MailMember, findMailMember, wantsMail } from './mail.queries.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

export type MailDependencies = { config: ProductConfig; signer: Signer };

/** What administrators can switch off for the whole site. */
const SWITCHED = new Set(['mail.notification', 'mail.digest']);

export type MailEvent = { topic: string; userId: number | null; payload: unknown };

/**
 * Writes a queued mail out, at the moment it is sent. Null when it has no purpose any more: the member
 * is deactivated, has read the message or unsubscribed meanwhile, or mails are switched off.
 */
export async function composeMail(
  db: Kysely<DB>,
  dependencies: MailDependencies,
  { topic, userId, payload }: MailEvent,
): Promise<Mail | null> {
  if (topic === 'mail.account_deleted') return composeFarewell(dependencies, payload);
  if (SWITCHED.has(topic) && !(await getSettings(db)).emailNotifications) return null;
  const member = userId === null ? undefined : await findMailMember(db, userId);
  if (!member) return null;
  switch (topic) {
    case 'mail.notification':
      return composeNotification(db, dependencies, member, payload);
    case 'mail.digest':
      return composeDigest(db, dependencies, member);
    case 'mail.password_changed':
      return layOut(addressOf(member), passwordChanged(dependencies.config, member));
    case 'mail.password_reset':
      return composeTokenMail(db, dependencies, member, 'password_reset');
    case 'mail.set_password':
      return composeTokenMail(db, dependencies, member, 'set_password');
    case 'mail.verify_email':
      return composeTokenMail(db, dependencies, member, 'email_verification');
    default:
      return null;
  }
}

export const addressOf = (member: MailMember): Mail['to'] => ({
  name: `${member.firstName} ${member.lastName}`,
  address: member.email,
});

const NoticePayload = z.object({
  actorId: z.int().nullable(),
  notice: Notice,
  notificationId: z.int().nullable(),
});

async function composeNotification(
  db: Kysely<DB>,
  { config, signer }: MailDependencies,
  member: MailMember,
  payload: unknown,
): Promise<Mail | null> {
  const { actorId, notice, notificationId } = NoticePayload.parse(payload);
  if (!(await wantsMail(db, member.id, notice.kind))) return null;
  if (notice.kind === 'message' && (await isRead(db, member.id, actorId, notificationId))) return null;
  const actor = actorId === null ? undefined : await findMailMember(db, actorId);
  if (actorId !== null && !actor) return null;
  const name = actor ? `${actor.firstName} ${actor.lastName}` : null;
  const sentence = sentenceOf(notice, name);
  const target = targetOf(
    notice,
    actor ? { id: actor.id, username: actor.username ?? String(actor.id) } : null,
  );
  return layOut(addressOf(member), {
    subject: sentence,
    greeting: `Hello ${member.firstName},`,
    paragraphs: [`${sentence}.`],
    action: { label: 'Open Guildhall', url: config.publicOrigin + pathOf(target) },
    footer: `You get this mail because you chose to hear when: ${KIND_LABELS[notice.kind]}.`,
    unsubscribeUrl: unsubscribeUrl(config.publicOrigin, signer, { userId: member.id, kind: notice.kind }),
  });
}

/** Whether the member has seen the messages that the mail would tell of. */
async function isRead(
  db: Kysely<DB>,
  userId: number,
  senderId: number | null,
  notificationId: number | null,
): Promise<boolean> {
  const unread = await db
    .selectFrom('messages')
    .select('id')
    .where('recipientId', '=', userId)
    .where('senderId', '=', senderId ?? 0)
    .where('readAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!unread) return true;
  if (notificationId === null) return false;
  const seen = await db
    .selectFrom('notifications')
    .select(sql<boolean>`read_at is not null`.as('isRead'))
    .where('id', '=', notificationId)
    .executeTakeFirst();
  return seen?.isRead ?? true;
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

async function composeTokenMail(
  db: Kysely<DB>,
  { config }: MailDependencies,
  member: MailMember,
  purpose: TokenPurpose,
): Promise<Mail> {
  const token = await createToken(db, { userId: member.id, email: member.email, purpose });
  const { subject, paragraph, label, path, footer } = TOKEN_MAILS[purpose];
  return layOut(addressOf(member), {
    subject,
    greeting: `Hello ${member.firstName},`,
    paragraphs: [paragraph],
    action: { label, url: `${config.publicOrigin}${path}?token=${token}` },
    footer,
  });
}

function passwordChanged(config: ProductConfig, member: MailMember) {
  return {
    subject: 'Your password was changed',
    greeting: `Hello ${member.firstName},`,
    paragraphs: [
      'The password of your account was changed just now, and you were signed out everywhere else.',
      `If this was not you, write to ${config.supportEmail} at once.`,
    ],
    footer: 'This mail is about the safety of your account, so it always comes.',
  };
}

const Farewell = z.object({ to: z.object({ name: z.string(), address: z.string() }) });

function composeFarewell({ config }: MailDependencies, payload: unknown): Mail {
  const { to } = Farewell.parse(payload);
  return layOut(to, {
    subject: 'Your account was deleted',
    greeting: `Hello ${to.name},`,
    paragraphs: [
      'Your account and everything personal in it were deleted. What you wrote in public stays without your name.',
    ],
    footer: `If this was not you, write to ${config.supportEmail}.`,
  });
}
