import type { RsvpStatus } from '@guildhall/api/chapters/events/attendance/attendance.schema';

const people = (count: number) => (count === 1 ? '1 person is' : `${count} people are`);

/** Interface text of signing up for events. */
export const attendanceMessages = {
  label: 'Signing up',
  joinFirst: 'Join to take a seat',
  signIn: 'Sign in to take a seat',
  code: 'Show my code',
  guest: { request: 'Come as a guest', invite: 'Bring a guest' },
  state(mine: RsvpStatus | null, position: number | null): string {
    if (mine === 'going') return 'You have a seat.';
    if (mine === 'waiting') return `You’re number ${position ?? 1} on the waitlist.`;
    return mine === 'skipped' ? 'You’re skipping this date.' : '';
  },
  seats(going: number, seats: number | null, waiting: number): string {
    if (seats === null) return `${people(going)} coming.`;
    const taken = `${going} of ${seats} seats taken`;
    return waiting === 0 ? `${taken}.` : `${taken}, ${waiting} waiting.`;
  },
  join(isFull: boolean, mine: RsvpStatus | null, isSeries: boolean): string {
    if (isFull) return 'Join the waitlist';
    if (mine === 'skipped') return 'Come after all';
    return isSeries ? 'Sign up for this date' : 'Sign up';
  },
  withdraw(mine: RsvpStatus | null, inSeries: boolean): string {
    if (inSeries) return 'Skip this date';
    return mine === 'waiting' ? 'Leave the waitlist' : 'Give up my seat';
  },
  joinSeries: 'Sign up for every date',
  withdrawSeries: 'Leave the series',
  joined: { going: 'You have a seat', waiting: 'You’re on the waitlist' },
  withdrawn: 'Done. Your seat goes to whoever is next.',
  seriesJoined: 'You’re signed up for every date',
  seriesLeft: 'You’ve left the series',
  meet: { title: 'Whom to meet there' },
  attendees: {
    title: 'Who’s coming',
    loading: 'Loading who’s coming...',
    failed: 'The list could not be loaded',
    empty: 'Nobody has signed up yet.',
    guests: (count: number) => (count === 1 ? 'and one guest' : `and ${count} guests`),
  },
};
