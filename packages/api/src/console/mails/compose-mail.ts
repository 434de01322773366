import { inLocale } from '@guildhall/locale/current-locale';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { notMuted } from '../../contact/messages/conversations/muted.queries.ts';
import type { DB } from '@guildhall/db';
import { isPageOn } from '../../ground/settings/areas.schema.ts';
import { isBlocked } from '../../people/connections/pair.queries.ts';
import { GUEST_MAIL } from '../../chapters/events/guests/guest-mails.commands.ts';
import { INVITATION_MAIL } from '../../accounts/invitations/invitations.commands.ts';
import { kindMessages } from '../../contact/notifications/notice.messages.ts';
import { Notice, aboutIdOf, personIdOf, sentenceOf } from '../../contact/notifications/notice.ts';
import { pathOf, targetOf } from '../../contact/notifications/notice-target.ts';
import { type NotificationKind, OptionalKind } from '../../contact/notifications/notifications.schema.ts';
import { canReadQuote, findQuotes } from '../../contact/notifications/quotes.queries.ts';
import { getSettings } from '../../community/settings/settings.queries.ts';
import { APPLICANT_MAIL } from '../../accounts/application/applicant-mails.commands.ts';
import { composeAccountMail } from './account-mails.ts';
import { addressOf, greetingOf } from './addressee.ts';
import { composeApplicantMail } from './applicant-mails.ts';
import { composeInvitation } from './invitation-mail.ts';
import { composeDigest } from './digest.ts';
import { composeGuestMail } from './guest-mail.ts';
import { composeErasedMail } from './erased-mail.ts';
import { type MailDependencies, type MailServices, mailDependencies } from './mail-dependencies.ts';
import { calendarOf, entryPictureOf, findEventEntry } from './event-mail.ts';
import { type MailEvent, findMailLocale } from './mail-locale.ts';
import { type MailDraft, type SentMail, brand, layOut } from './mail-layout.ts';
import { ACCOUNT_DELETED, AccountMail } from '../../contact/mail/mail.commands.ts';
import { detailsOf } from './notice-details.ts';
import { fullWords, kindWords } from './notice-words.ts';
import { composeDutiesMail } from './duties-mail.ts';
import { isDealtWith } from '../../contact/duties/queues.queries.ts';
import { DUTY_DIGEST_MAIL } from '../../contact/duties/duties.commands.ts';
import { composeDecisionMail } from './decision-mail.ts';
import { DECISION_MAIL } from '../../contact/decisions/record-decision.commands.ts';
import { type MailMember, findMailMember, isBounced, findName, wantsMail } from './mail.queries.ts';
import { unsubscribeUrl } from '../../contact/notifications/unsubscribe.ts';
import { fullName, usernameOf } from '../../ground/values/person-name.ts';
import { translated } from '@guildhall/locale/translated';
import { mailMessages } from './mails.messages.ts';

/** Topics that administrators can switch off for the whole site. */
const SWITCHED = new Set(['mail.notification', 'mail.digest']);

/** After a refusal: what finds out whether the address works again, and what goes to another one. */
const SENT_NEVERTHELESS = new Set<string>(['mail.test', 'mail.change_address'] satisfies AccountMail[]);

/**
 * Renders a queued email at the moment it is sent. Null when it is obsolete: the member is deactivated, has read the
 * message, unsubscribed or blocked the member it names since, or can no longer read the text it quotes; or emails or
 * the area it is about are switched off. So it is when a server refused the address for good.
 */
export async function composeMail(
  db: Kysely<DB>,
  services: MailServices,
  { topic, userId, payload }: MailEvent,
): Promise<SentMail | null> {
  if (userId !== null && !SENT_NEVERTHELESS.has(topic) && (await isBounced(db, userId))) return null;
  const locale = await findMailLocale(db, await services.community.get(), { topic, userId, payload });
  return inLocale(locale, async () => {
    const dependencies = await mailDependencies(services);
    const mail = await composeFor(db, dependencies, { topic, userId, payload });
    if (!mail) return null;
    const { siteName: fromName, buttonColor, config } = dependencies;
    return brand(mail, { fromName, buttonColor, icon: `${config.publicOrigin}/icon-192.png` });
  });
}

async function composeFor(
  db: Kysely<DB>,
  dependencies: MailDependencies,
  { topic, userId, payload }: MailEvent,
): Promise<MailDraft | null> {
  if (topic === ACCOUNT_DELETED) return composeErasedMail(dependencies, payload);
  if (topic === INVITATION_MAIL) return composeInvitation(db, dependencies, payload);
  if (topic === APPLICANT_MAIL) return composeApplicantMail(db, dependencies, payload);
  if (topic === GUEST_MAIL) return composeGuestMail(db, dependencies, payload);
  if (topic === DECISION_MAIL) return composeDecisionMail(db, dependencies, payload);
  if (SWITCHED.has(topic) && !(await getSettings(db)).emailNotifications) return null;
  const member = userId === null ? undefined : await findMailMember(db, userId);
  if (!member) return null;
  const mail = await compose(db, dependencies, member, { topic, payload });
  return mail && { ...mail, memberIds: [member.id, ...(mail.memberIds ?? [])] };
}

async function compose(
  db: Kysely<DB>,
  dependencies: MailDependencies,
  member: MailMember,
  { topic, payload }: Pick<MailEvent, 'topic' | 'payload'>,
): Promise<MailDraft | null> {
  switch (topic) {
    case 'mail.notification':
      return composeNotification(db, dependencies, member, payload);
    case DUTY_DIGEST_MAIL:
      return composeDutiesMail(db, dependencies, member);
    case 'mail.digest':
      return composeDigest(db, dependencies, member);
    default:
      return composeAccountMail(db, dependencies, member, AccountMail.parse(topic), payload);
  }
}

const NoticePayload = z.object({
  actorId: z.int().nullable(),
  notice: Notice,
  notificationId: z.int().nullable(),
});

async function composeNotification(
  db: Kysely<DB>,
  dependencies: MailDependencies,
  member: MailMember,
  payload: unknown,
): Promise<MailDraft | null> {
  const { config, signer, siteName, disabledAreas } = dependencies;
  const { actorId, notice, notificationId } = NoticePayload.parse(payload);
  if (!(await wantsMail(db, member.id, notice.kind))) return null;
  if (notice.kind === 'message' && (await isRead(db, member.id, actorId, notificationId))) return null;
  if (notice.kind === 'console' && (await isDealtWith(db, notice.event))) return null;
  const actor = actorId === null ? undefined : await findMailMember(db, actorId);
  if (actorId !== null && !actor) return null;
  const personId = personIdOf(notice);
  const person = personId === null ? undefined : await findMailMember(db, personId);
  // Emails queued before a block are not sent after it.
  for (const named of [actor, person]) if (named && (await isBlocked(db, member.id, named.id))) return null;
  if (!(await canReadQuote(db, member, notice))) return null;
  const entry = notice.kind === 'event' ? await findEventEntry(db, member, notice) : undefined;
  if (entry === null) return null;
  const about = await findName(db, aboutIdOf(notice));
  const [quote = null] = await findQuotes(db, { id: member.id, role: 'user' }, [notice]);
  const sentence = sentenceOf(notice, {
    actor: actor ? fullName(actor) : null,
    person: person ? fullName(person) : about,
    quote,
  });
  const target = targetOf(notice, actor ? { id: actor.id, username: usernameOf(actor) } : null);
  if (!isPageOn(pathOf(target), disabledAreas)) return null;
  const { label, path, ...content } = member.isConfirmed
    ? fullWords(
        { sentence, details: await detailsOf(db, notice, { memberId: member.id, actorId }), target },
        siteName,
      )
    : kindWords(notice, notificationId, siteName);
  const words = translated(mailMessages).notification;
  const mail = layOut(addressOf(member), {
    ...content,
    greeting: greetingOf(member),
    action: { label, url: config.publicOrigin + path },
    ...(notice.kind === 'event' &&
      entry &&
      member.isConfirmed &&
      entryPictureOf(notice, entry, { config, signer, key: `m${member.id}` })),
    ...(isCompulsory(notice.kind)
      ? { footer: words.reply(config.supportEmail) }
      : {
          footer: words.because(translated(kindMessages)[notice.kind]),
          unsubscribeUrl: unsubscribeUrl(config.publicOrigin, signer, {
            userId: member.id,
            kind: notice.kind,
          }),
        }),
  });
  return {
    ...mail,
    ...(notice.kind === 'event' &&
      entry &&
      member.isConfirmed &&
      calendarOf(notice, entry, dependencies, mail.to)),
    memberIds: [actorId, personId, aboutIdOf(notice)].filter((id) => id !== null),
  };
}

/** Whether members cannot switch off what they are notified of. */
const isCompulsory = (kind: NotificationKind): kind is Exclude<NotificationKind, OptionalKind> =>
  !OptionalKind.safeParse(kind).success;

/** Whether the member has read the messages that the email is about, or muted their conversation since. */
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
    .where(notMuted(userId, 'messages.sender_id'))
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
