import type { AttendanceStatus } from '@guildhall/api/chapters/events/door/door.schema';

/** Interface text of the door of an event. */
export const doorMessages = {
  title: 'Door',
  description: 'Check in who comes.',
  loading: 'Loading the list...',
  failed: 'The list could not be loaded',
  incomplete: 'This link is incomplete. Please open the whole link.',
  offlineAtStart: 'There is no network, and this phone has no list of this date yet.',
  offline: 'No network. Check-ins are stored on this phone, and sent when it is back.',
  stored: 'Showing the list that this phone has stored.',
  counts: (came: number, all: number) => `${came} of ${all} checked in`,
  waiting: (count: number) =>
    count === 1 ? '1 check-in is waiting to be sent.' : `${count} check-ins are waiting to be sent.`,
  send: 'Send now',
  search: 'Search the list',
  nobody: 'Nobody on the list has this name.',
  empty: 'Nobody has signed up yet.',
  more: (count: number) => `${count} more. Search to find them.`,
  guest: 'Guest',
  onWaitlist: 'Waitlist',
  checkIn: (name: string) => `Check in ${name}`,
  checkInShort: 'Check in',
  others: (name: string) => `More for ${name}`,
  undo: (name: string) => `Undo for ${name}`,
  undoShort: 'Undo',
  isWaiting: 'Waiting to be sent',
  statuses: {
    present: 'Present',
    late: 'Came late',
    excused: 'Excused',
    absent: 'Absent',
    substitute: 'Substitute',
  } satisfies Record<AttendanceStatus, string>,
  recorded: (status: string, time: string, by: string | null) =>
    by === null ? `${status}, ${time}` : `${status}, ${time}, by ${by}`,
  substituteFor: (name: string) => `${name} came instead`,
  substitute: {
    title: (name: string) => `Who came for ${name}?`,
    name: 'Name',
    submit: 'Check in substitute',
  },
  notice: {
    already: (name: string, time: string, by: string | null) =>
      by === null
        ? `${name} was already checked in at ${time}.`
        : `${name} was already checked in at ${time} by ${by}.`,
    refused: (name: string, message: string) => (name === '' ? message : `${name}: ${message}`),
    dismiss: 'Close',
  },
  walkIn: {
    action: 'Add a walk-in',
    title: 'Add a walk-in',
    name: 'Name',
    email: 'Email (optional)',
    emailHint: 'A member’s address checks in the member.',
    submit: 'Check in',
  },
  code: {
    title: 'Check in with this code?',
    text: 'You’ve scanned the code of someone at the entrance.',
    submit: 'Check in',
    label: 'Scanned code',
    cancel: 'Not now',
  },
  scan: {
    action: 'Scan codes',
    title: 'Scan codes',
    view: 'What the camera sees',
    hint: 'Hold a code in front of the camera.',
    other: 'This is not a code for the entrance.',
    done: (name: string, status: string) => `${name}: ${status}`,
    already: (name: string) => `${name} was already checked in.`,
    refused:
      'The camera isn’t allowed here. Allow it for this site in your browser’s settings, or use your phone’s camera app.',
    none: 'This device has no camera.',
    failed: 'The camera couldn’t be started. Another app may be using it.',
  },
  volunteer: {
    action: 'Link for a volunteer',
    title: 'Link for a volunteer',
    text: 'Anyone who has this link sees the names on this list and checks people in, for a day. They need no account.',
    make: 'Create link',
    until: (time: string) => `Works until ${time}.`,
    address: 'Link',
    copy: 'Copy link',
  },
  entry: {
    title: 'Your code for the entrance',
    text: 'Show it at the entrance. It’s for you and this date only.',
    alt: 'QR code',
    loading: 'Loading your code...',
    failed: 'Your code could not be loaded',
  },
  back: 'Back to the event',
};
