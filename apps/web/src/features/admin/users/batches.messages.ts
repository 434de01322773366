import type { BatchAction } from './batches.hooks.ts';

const memberCount = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'member' : 'members'}`;

/** Interface text of actions on many members. */
export const batchesMessages = {
  label: 'Actions for selected members',
  selectShown: (count: number) => `Select all ${count.toLocaleString('en-US')} shown`,
  selectMatching: 'Select all that match',
  select: (name: string) => `Select ${name}`,
  selected: (count: number) => `${count.toLocaleString('en-US')} selected`,
  matching: 'All matching members are selected',
  clear: 'Clear',
  actions: {
    resend: 'Send invitation or confirmation',
    setExpiry: 'Set end date',
    deactivate: 'Deactivate',
  } satisfies Record<BatchAction, string>,
  dialogs: {
    resend: {
      title: 'Send invitation or confirmation?',
      text: (members: string) =>
        `Of ${members}, those who have never signed in get their invitation. Those who haven't confirmed their email address get a new confirmation link. We send up to 100 emails a minute.`,
      action: 'Send',
    },
    setExpiry: {
      title: 'Set membership end date?',
      text: (members: string) => `This replaces the end date for ${members}. You can undo it for 30 days.`,
      action: 'Set end date',
    },
    deactivate: {
      title: 'Deactivate members?',
      text: (members: string) =>
        `This signs out ${members} and hides their profiles. Administrators are left out. You can undo it for 30 days.`,
      action: 'Deactivate',
    },
  } satisfies Record<BatchAction, { title: string; text: (members: string) => string; action: string }>,
  members: memberCount,
  counting: 'the members that match',
  tooMany: 'This matches more than 20,000 members. Narrow the search or the filter.',
  expiresOn: { label: 'Ends on', description: 'Leave empty for memberships that do not end.' },
  isPast: 'This day is in the past: their memberships end at once.',
  startsOn: { label: 'Begin on', description: 'Leave empty to begin right away.' },
  perDay: {
    label: 'At most a day',
    description:
      'Leave empty to send all at once. With 10, the first ten go out, and the next ten a day later.',
  },
  nextWave: (when: string) => `The next ones go out on ${when}.`,
  stop: 'Hold back the rest',
  progress: {
    running: 'In progress',
    waiting: 'Goes on later',
    undoing: 'Undoing',
    done: 'Done',
    undone: 'Undone',
  },
  finished: ({ finished, all }: { finished: number; all: number }) =>
    `${finished.toLocaleString('en-US')} of ${memberCount(all)} done`,
  titles: {
    resend: 'Emails sent',
    setExpiry: 'End of membership set',
    deactivate: 'Members deactivated',
  } satisfies Record<BatchAction, string>,
  recent: 'Recent actions:',
  recentOne: (title: string, count: number, date: string) => `${title}, ${memberCount(count)}, ${date}`,
  outcome: ({ done, skipped }: { done: number; skipped: number }) =>
    skipped === 0
      ? `${memberCount(done)} changed.`
      : `${memberCount(done)} changed. ${memberCount(skipped)} didn’t need a change.`,
  undone: ({ undone, conflicted }: { undone: number; conflicted: number }) =>
    conflicted === 0
      ? `${memberCount(undone)} changed back.`
      : `${memberCount(undone)} changed back. ${memberCount(conflicted)} had been changed since then and were left as they are.`,
  leftAsIs: (others: number) =>
    others === 0 ? 'Left as they are:' : `Left as they are, with ${others.toLocaleString('en-US')} more:`,
  leave: 'You can leave this page. It continues in the background.',
  failed: 'The action could not be loaded',
};
