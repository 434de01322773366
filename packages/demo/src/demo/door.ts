import type { Insertable } from 'kysely';

import type { Attendance, EventRsvp } from '@guildhall/db';
import { createRandom } from '../random.ts';
import type { Chapters } from './chapters.ts';
import type { Clock } from './clock.ts';
import type { Events } from './events.ts';

/** The first date, at which nobody was recorded: the figures have a dash for it. */
const FIRST = 1;
/** So many minutes around the beginning people arrive on time, and late. */
const EARLY = 15;
const LATE = 20;

/** Who came to the past dates of the chapters' meetings, as their hosts have recorded it at the door. */
export function planDoor(
  { clock }: { clock: Clock },
  { events, dates }: Events,
  { members }: Chapters,
  rsvps: readonly Insertable<EventRsvp>[],
): Insertable<Attendance>[] {
  const random = createRandom('door');
  const rows: Insertable<Attendance>[] = [];
  for (const { id, chapterId } of events.filter((event) => event.chapterId !== null)) {
    const past = dates.filter((date) => date.eventId === id && date.endsAt <= clock.now).slice(FIRST);
    const host = members.find((member) => member.chapterId === chapterId && member.role === 'host');
    for (const { id: dateId, startsAt } of past)
      for (const { userId } of rsvps.filter((rsvp) => rsvp.dateId === dateId && rsvp.status === 'going')) {
        const status = statusOf(random.next());
        const minutes = status === 'late' ? random.int(1, LATE) : -random.int(1, EARLY);
        rows.push({
          dateId,
          userId: userId ?? null,
          status,
          at: new Date(startsAt.getTime() + minutes * 60_000),
          recordedBy: host?.userId ?? null,
          clientId: rows.length.toString(16).padStart(32, '0'),
          isGuest: false,
          isWalkIn: false,
        });
      }
  }
  return rows;
}

/** Of twenty who said yes about sixteen are on time. */
function statusOf(share: number): 'present' | 'late' | 'excused' | 'absent' {
  if (share < 0.8) return 'present';
  if (share < 0.88) return 'late';
  return share < 0.94 ? 'excused' : 'absent';
}
