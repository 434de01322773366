import type { AttendanceCounts } from './figures.schema.ts';

/** What each figure of attendance is called, and what it counts: the page and the files say the same. */
export const ATTENDANCE_TEXTS: Record<keyof AttendanceCounts, { label: string; definition: string }> = {
  saidYes: {
    label: 'Said yes',
    definition:
      'Had a seat before the door: members and guests who signed up and did not give the seat up. The waitlist does not count.',
  },
  came: {
    label: 'Came',
    definition: 'Checked in at the door: on time, late, or represented by a substitute.',
  },
  late: { label: 'Late', definition: 'Of those who came, the ones checked in as late.' },
  walkIns: {
    label: 'Walk-ins',
    definition: 'Of those who came, the ones who had no seat: not signed up, or on the waitlist.',
  },
  guests: { label: 'Guests', definition: 'Of those who came, the ones without an account.' },
  excused: { label: 'Excused', definition: 'Recorded at the door as excused.' },
  absent: {
    label: 'Absent',
    definition:
      'Said yes, but neither came nor was excused. Counted once a date is over, and only if its door was used. Guests are counted until their data is erased, 30 days after the date.',
  },
};
