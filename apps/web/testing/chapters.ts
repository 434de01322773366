import type { Chapter, ChapterListItem } from '../src/features/chapters/chapters.hooks.ts';

/** A chapter that is joined on request, as lists show it to strangers. */
export const listedChapterOf = (fields: Partial<ChapterListItem> = {}): ChapterListItem => ({
  id: 1,
  slug: 'lisbon',
  name: 'Lisbon Circle',
  excerpt: 'We meet on Tuesdays.',
  place: 'Lisbon',
  joining: 'request',
  isHidden: false,
  oneSeatPerTrade: false,
  isClosed: false,
  members: 12,
  mine: null,
  ...fields,
});

/** The same with what its page shows. */
export const chapterOf = (fields: Partial<Chapter> = {}): Chapter => ({
  ...listedChapterOf(),
  description: 'We meet on Tuesdays.',
  body: null,
  timeZone: 'Europe/Lisbon',
  question: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  version: 1,
  leaders: [],
  can: {
    join: false,
    request: false,
    leave: false,
    manage: false,
    seeMembers: true,
    readPosts: false,
    post: false,
  },
  ...fields,
});

/** Someone in a chapter. */
export const chapterPersonOf = (id = 7) => ({
  id,
  username: `member-${id}`,
  name: `Member ${id}`,
  jobTitle: 'Baker',
  company: null,
  avatar: null,
});
