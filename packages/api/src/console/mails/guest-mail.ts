import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { readRegistration } from '../../accounts/registration/registration.queries.ts';
import { findGuestEntry } from '../../chapters/events/calendar/calendar.queries.ts';
import { guestUrl } from '../../chapters/events/guests/guest-link.ts';
import { GuestMail } from '../../chapters/events/guests/guest-mails.commands.ts';
import { GUEST_DAYS } from '../../chapters/events/guests/guests.policy.ts';
import { eventSentence } from '../../contact/notifications/event-news.ts';
import { fullName } from '../../ground/values/person-name.ts';
import { endSentence } from './addressee.ts';
import { calendarOf, entryPictureOf } from './event-mail.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';

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
  const mail = layOut(to, {
    subject,
    greeting: to.name === '' ? 'Hello,' : `Hello ${to.name},`,
    paragraphs,
    action: isMember
      ? { label: 'Open the event', url: eventUrl }
      : event === 'thanks'
        ? await wayIn(db, { origin: config.publicOrigin, siteName, eventUrl })
        : {
            label: (status === null && LABELS[event]) || 'See or give up my seat',
            url: guestUrl(config.publicOrigin, signer, guest),
          },
    ...entryPictureOf({ event }, entry, { config, signer, key: `g${guest.id}` }),
    footer: `Not expecting this? You can ignore this email, or write to ${config.supportEmail}.`,
  });
  return {
    ...mail,
    ...(event !== 'confirm' && calendarOf({ event }, entry, dependencies, mail.to)),
    ...(guest.inviterId !== null && event === 'confirm' && { memberIds: [guest.inviterId] }),
  };
}

/** What someone who asks again is reminded of. */
const HELD: Record<string, GuestMail['event']> = { going: 'joined', waiting: 'waiting' };

const LABELS: Partial<Record<GuestMail['event'], string>> = {
  confirm: 'Confirm my seat',
  left: 'Ask for a seat again',
};

/** Where a guest who liked it goes: to the form, where anyone may fill it in. */
async function wayIn(
  db: Kysely<DB>,
  { origin, siteName, eventUrl }: { origin: string; siteName: string; eventUrl: string },
) {
  const { mode } = await readRegistration(db);
  if (mode === 'open') return { label: `Join ${siteName}`, url: `${origin}/?dialog=register` };
  if (mode === 'application') return { label: 'Apply to join', url: `${origin}/?dialog=register` };
  return { label: 'Open the event', url: eventUrl };
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
  if (event === 'confirm') {
    const inviter = guest.inviter;
    return {
      subject:
        inviter === null
          ? `Confirm your seat at “${entry.title}”`
          : `${inviter} invites you to “${entry.title}”`,
      paragraphs: [
        inviter === null
          ? `Someone asked for a seat at an event of ${siteName} with this address.`
          : `${inviter}, a member of ${siteName}, would like you to come as a guest.`,
        sentenceOf('reminder', entry).replace(/^Coming up: /, ''),
        `Open the link until ${formats.longDate(guest.eraseOn)} to confirm that it’s you. ${siteName} then stores your name and address until ${GUEST_DAYS} days after the event, and erases them. You can give the seat up at any time by the same link.`,
      ],
    };
  }
  if (event === 'waiting')
    return {
      subject: `You’re on the waitlist for “${entry.title}”`,
      paragraphs: ['All seats are taken. We write to you as soon as one is yours.'],
    };
  if (event === 'thanks')
    return {
      subject: sentenceOf(event, entry),
      paragraphs: [
        guest.inviter === null
          ? 'It was good to have you as a guest.'
          : `It was good to have you as a guest of ${guest.inviter}.`,
        `Members of ${siteName} meet between events, too: they find each other by what they offer and look for.`,
      ],
    };
  const sentence = sentenceOf(event, entry);
  const place = entry.place ?? entry.link;
  const isHeld = event !== 'left' && event !== 'canceled' && place !== null;
  return {
    subject: sentence,
    paragraphs: [endSentence(sentence), ...(isHeld ? [`Where: ${place}`] : [])],
  };
}

/** The same mail as for anyone goes to members, but leads to where they sign up under their own name. */
const wordsForMembers = (entry: Entry, siteName: string) => ({
  subject: `Your seat at “${entry.title}”`,
  paragraphs: [
    `Someone asked for a guest’s seat with this address, which belongs to your account on ${siteName}.`,
    'Sign in and sign up there, and you’re on the list under your name.',
  ],
});

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
