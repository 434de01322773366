import type { ChapterListItem } from './chapters.hooks.ts';

type Standing = NonNullable<ChapterListItem['mine']>;

const ROLES = { leader: 'Leader', organizer: 'Organizer', host: 'Host', member: 'Member' };

/** Interface text of the list of chapters. */
export const chaptersMessages = {
  title: 'Chapters',
  description: 'Local groups of members, who run themselves.',
  loading: 'Loading chapters...',
  failed: 'The chapters could not be loaded',
  create: 'New chapter',
  search: 'Search chapters',
  placeholder: 'Name or place',
  mine: 'Your chapters',
  all: 'All chapters',
  others: 'Other chapters',
  none: { title: 'No chapters yet', text: 'Chapters appear here as soon as they are founded.' },
  notFound: {
    title: (search: string) => `No chapter matches “${search}”`,
    text: 'Try another name or place.',
  },
  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  hidden: 'Hidden',
  closed: 'Closed',
  oneSeat: 'One seat per trade',
  joining: { open: 'Open to everyone', request: 'On request', invited: 'By invitation' },
  role: (role: Standing['role']) => ROLES[role],
  /** Where the viewer stands with a chapter; null for those outside it. */
  standing({ role, state }: Standing): string | null {
    if (state === 'active') return ROLES[role];
    if (state === 'invited') return 'You’re invited';
    return state === 'requested' ? 'Request sent' : null;
  },
};
