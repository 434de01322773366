import { DAY_MS } from '@guildhall/db/time';
import type { Insertable } from 'kysely';

import type { Event, EventRsvp, EventSeriesMember } from '@guildhall/db';
import { createRandom } from '../random.ts';
import type { Chapters } from './chapters.ts';
import { latest } from './clock.ts';
import type { Events } from './events.ts';
import type { DemoMember, SeedContext } from './seed-context.ts';

/** Coming dates for which members have signed up one by one. */
const DATES_AHEAD = 3;

interface Attendance {
  rsvps: Insertable<EventRsvp>[];
  series: Insertable<EventSeriesMember>[];
}

/** Who came to past dates and comes to the next ones; some come to every date, and the next breakfast is full. */
export function planAttendance(
  context: SeedContext,
  { events, dates }: Events,
  chapters: Chapters,
): Attendance {
  const random = createRandom('attendance');
  const { clock } = context;
  const attendance: Attendance = { rsvps: [], series: [] };
  for (const event of events) {
    const active = event.audience === 'chapter' ? membersOf(context, chapters, event) : context.active;
    const seats = event.seats ?? null;
    const regulars = event.repeats ? random.sample(active, 5) : [];
    const own = dates.filter(({ eventId }) => eventId === event.id);
    const next = own.find(({ startsAt }) => startsAt > clock.now);
    const lastShown = own.findIndex(({ startsAt }) => startsAt > clock.now) + DATES_AHEAD;
    attendance.series.push(
      ...regulars.map((member) => ({
        eventId: event.id,
        userId: member.id,
        createdAt: latest(clock.daysAgo(40), member.createdAt),
      })),
    );
    for (const [index, date] of own.entries()) {
      const isFull = date === next && seats !== null && seats <= 20;
      const others = isFull ? seats + 3 : random.int(6, 14);
      const guests =
        next === undefined || index < lastShown ? random.sample(without(active, regulars), others) : [];
      // Nobody came before they were a member.
      const people = [...regulars, ...guests]
        .slice(0, isFull ? seats + 3 : undefined)
        .filter((member) => date.startsAt > member.createdAt);
      const until = date.startsAt < clock.now ? date.startsAt : clock.now;
      attendance.rsvps.push(
        ...people.map(
          (member, place) =>
            ({
              dateId: date.id,
              userId: member.id,
              status: seats !== null && place >= seats ? 'waiting' : 'going',
              createdAt: clock.between(
                random,
                latest(new Date(until.getTime() - 30 * DAY_MS), member.createdAt),
                until,
              ),
            }) satisfies Insertable<EventRsvp>,
        ),
      );
    }
  }
  return attendance;
}

/** For whom an event of a chapter is. */
function membersOf(
  { active }: SeedContext,
  { members }: Chapters,
  { chapterId }: Pick<Insertable<Event>, 'chapterId'>,
) {
  const ids = new Set(
    members
      .filter((member) => member.chapterId === chapterId && member.state === 'active')
      .map(({ userId }) => userId),
  );
  return active.filter(({ id }) => ids.has(id));
}

const without = (members: readonly DemoMember[], some: readonly DemoMember[]) =>
  members.filter((member) => !some.includes(member));
