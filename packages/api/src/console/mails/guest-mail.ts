import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { readRegistration } from '../../accounts/registration/registration.queries.ts';
import { findGuestEntry } from '../../chapters/events/calendar/calendar.queries.ts';
import { guestUrl } from '../../chapters/events/guests/guest-link.ts';
import { GuestMail } from '../../chapters/events/guests/guest-mails.commands.ts';
import { GUEST_DAYS } from '../../chapters/events/guests/guests.policy.ts';
import { eventMoment, eventSentence } from '../../contact/notifications/event-sentence.ts';
import { fullName } from '../../ground/values/person-name.ts';
import { endSentence } from './addressee.ts';
import { calendarOf, entryPictureOf } from './event-mail.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import { translated } from '@guildhall/locale/translated';
import { guestMailMessages } from './guest-mail.messages.ts';
import { mailMessages } from './mails.messages.ts';

/** What is said only to who still has this when the mail leaves. */
const NEEDS: Partial<Record<GuestMail['event'], 'going' | 'waiting'>> = {
  joined: 'going',
  seat: 'going',
  reminder: 'going',
  thanks: 'going',
  waiting: 'waiting',
};

/**
 * An email to a visitor who asked for a seat, or whom a member invited. Null when there is nothing to say of it any
 * more. An address that nobody confirmed gets no name that someone typed.
 */
export async function composeGuestMail(
  db: Kysely<DB>,
  dependencies: MailDependencies,
  payload: unknown,
): Promise<MailDraft | null> {
  const { config, signer, siteName, disabledAreas, formats } = dependencies;
  const { guestId, event } = GuestMail.parse(payload);
  const guest = await findGuest(db, guestId);
  const entry = guest && (await findGuestEntry(db, guest));
  if (!entry || disabledAreas.includes('events')) return null;
  const { status, cancelledAt, startsAt } = entry;
  const needed = NEEDS[event];
  if (needed !== undefined && (status !== needed || cancelledAt !== null)) return null;
  if (event === 'left' && status !== null) return null;
  if (event === 'thanks' && guest.isMember) return null;
  if (event === 'confirm' && (cancelledAt !== null || startsAt.getTime() < Date.now())) return null;
  const to = { name: guest.consentedAt === null ? '' : guest.name, address: guest.email };
  const eventUrl = `${config.publicOrigin}/events/${entry.slug}?date=${entry.dateId}`;
  const isMember = event === 'confirm' && guest.isMember && status === null;
  const { subject, paragraphs } = isMember
    ? wordsForMembers(entry, siteName)
    : wordsOf(event === 'confirm' ? (HELD[status ?? ''] ?? event) : event, {
        entry,
        guest,
        siteName,
        formats,
      });
  const { hello, notExpected } = translated(mailMessages);
  const { labels } = translated(guestMailMessages);
  const mail = layOut(to, {
    subject,
    greeting: hello(to.name),
    paragraphs,
    action: isMember
      ? { label: labels.event, url: eventUrl }
      : event === 'thanks'
        ? await wayIn(db, { origin: config.publicOrigin, siteName, eventUrl })
        : {
            label: labelOf(status === null ? event : 'joined'),
            url: guestUrl(config.publicOrigin, signer, guest),
          },
    ...entryPictureOf({ event }, entry, { config, signer, key: `g${guest.id}` }),
    footer: notExpected(config.supportEmail),
  });
  return {
    ...mail,
    ...(event !== 'confirm' && calendarOf({ event }, entry, dependencies, mail.to)),
    ...(guest.inviterId !== null && event === 'confirm' && { memberIds: [guest.inviterId] }),
  };
}

/** What someone who asks again is reminded of. */
const HELD: Record<string, GuestMail['event']> = { going: 'joined', waiting: 'waiting' };

function labelOf(event: GuestMail['event']): string {
  const { labels } = translated(guestMailMessages);
  if (event === 'confirm') return labels.confirm;
  return event === 'left' ? labels.again : labels.seat;
}

/** Where a guest who liked it goes: to the form, where anyone may fill it in. */
async function wayIn(
  db: Kysely<DB>,
  { origin, siteName, eventUrl }: { origin: string; siteName: string; eventUrl: string },
) {
  const { mode } = await readRegistration(db);
  const { labels } = translated(guestMailMessages);
  if (mode === 'open') return { label: labels.join(siteName), url: `${origin}/?dialog=register` };
  if (mode === 'application') return { label: labels.apply, url: `${origin}/?dialog=register` };
  return { label: labels.event, url: eventUrl };
}

type Guest = NonNullable<Awaited<ReturnType<typeof findGuest>>>;
type Entry = NonNullable<Awaited<ReturnType<typeof findGuestEntry>>>;
type About = { entry: Entry; guest: Guest } & Pick<MailDependencies, 'siteName' | 'formats'>;

const sentenceOf = (event: Parameters<typeof eventSentence>[0]['event'], entry: Entry) =>
  eventSentence({
    event,
    date: { ...entry, id: entry.dateId, startsAt: entry.startsAt.toISOString() },
    version: 1,
  });

function wordsOf(event: GuestMail['event'], { entry, guest, siteName, formats }: About) {
  const words = translated(guestMailMessages);
  const { inviter } = guest;
  if (event === 'confirm')
    return {
      subject: inviter === null ? words.confirmSeat(entry.title) : words.invites(inviter, entry.title),
      paragraphs: [
        inviter === null ? words.asked(siteName) : words.invitedBy(inviter, siteName),
        words.dateOf(entry.title, eventMoment({ ...entry, startsAt: entry.startsAt.toISOString() })),
        words.openUntil(formats.longDate(guest.eraseOn), siteName, GUEST_DAYS),
      ],
    };
  if (event === 'waiting') return { subject: words.waiting(entry.title), paragraphs: [words.allTaken] };
  if (event === 'thanks')
    return {
      subject: sentenceOf(event, entry),
      paragraphs: [words.goodToHave(inviter), words.between(siteName)],
    };
  const sentence = sentenceOf(event, entry);
  const place = entry.place ?? entry.link;
  const isHeld = event !== 'left' && event !== 'canceled' && place !== null;
  return {
    subject: sentence,
    paragraphs: [endSentence(sentence), ...(isHeld ? [words.where(place)] : [])],
  };
}

/** The same mail as for anyone goes to members, but leads to where they sign up under their own name. */
function wordsForMembers(entry: Entry, siteName: string) {
  const words = translated(guestMailMessages);
  return {
    subject: words.yourSeat(entry.title),
    paragraphs: [words.hasAccount(siteName), words.signUpThere],
  };
}

async function findGuest(db: Kysely<DB>, id: number) {
  const row = await db
    .selectFrom('eventGuests')
    .leftJoin('users as inviter', (join) =>
      join
        .onRef('inviter.id', '=', 'eventGuests.invitedBy')
        .on('inviter.isActive', '=', true)
        .on('inviter.erasedAt', 'is', null),
    )
    .select([
      'eventGuests.id',
      'eventGuests.dateId',
      'eventGuests.name',
      'eventGuests.email',
      'eventGuests.eraseOn',
    ])
    .select(['eventGuests.consentedAt', 'inviter.id as inviterId', 'inviter.firstName', 'inviter.lastName'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.email', '=', 'eventGuests.email')
            .where('users.isActive', '=', true),
        )
        .$castTo<boolean>()
        .as('isMember'),
    )
    .where('eventGuests.id', '=', id)
    .executeTakeFirst();
  if (!row || row.email === null) return undefined;
  const { firstName, lastName, email, ...guest } = row;
  return {
    ...guest,
    email,
    inviter: firstName === null ? null : fullName({ firstName, lastName: lastName ?? '' }),
  };
}
