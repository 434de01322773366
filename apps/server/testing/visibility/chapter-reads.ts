import type { Marked } from '../deactivated/marked-member.ts';
import { pagesOf } from '../deactivated/marked-pages.ts';
import { documentsOf, readsOf } from '../deactivated/marked-reads.ts';
import { procedureCall, routeCall } from '../authorization/calls.ts';
import { MATRIX } from '../authorization/rows.ts';
import { type Meeting, SOUGHT, type World } from './chapters-world.ts';

/** One way to read something: its name, such as a procedure or the pattern of a page, and an address. */
export type Read = { name: string; path: string; isPage: boolean };

/** What the inventory of reads asks about besides: there is none of it. */
const NOTHING = {
  member: { id: 1, username: 'nobody', email: '' },
  articleSlug: 'none',
  businessId: 1,
  slug: 'none',
  reviewedSlug: 'none',
  reviewedId: 1,
  postId: 1,
  commentedId: 1,
  mentionedId: 1,
  opportunityId: 1,
  shortLink: '/s/none',
  pictures: [],
};

const NO_MEETING: Meeting = { id: 0, dateId: 0, slug: '' };

/** The inventory of all reads of visitors and members, asked about a chapter, a meeting and a post. */
const about = (chapterSlug: string, event: Meeting, fields: object = {}) =>
  ({ ...NOTHING, chapterSlug, event, ...fields }) as unknown as Marked;

const MORE = (chapter: string, { id, dateId }: Meeting): Record<string, (object | undefined)[]> => ({
  'chapters.list': [{ limit: 100 }, { search: SOUGHT }],
  'events.list': [{ limit: 100 }, { when: 'past', limit: 100 }, { chapter, limit: 100 }],
  'feed.list': [
    { limit: 100 },
    { from: 'connections', limit: 100 },
    { type: 'general', limit: 100 },
    { topic: SOUGHT, limit: 100 },
    { from: 'topics', limit: 100 },
  ],
  'search.all': [{ q: SOUGHT, limit: 20 }],
  'topics.suggest': [{ q: 'zq' }],
  'events.door.code': [{ id, dateId }],
});

/** Every query over tRPC and REST, every document and every page, for each chapter and each meeting. */
export function everyRead({ chapters, meetings, posts, author }: World): Read[] {
  const reads = new Map<string, Read>();
  const add = (name: string, path: string, isPage = false) => reads.set(path, { name, path, isPage });
  const slugs = Object.values(chapters).map(({ slug }) => slug);
  const [anyMeeting = NO_MEETING] = Object.values(meetings);
  const [anySlug = ''] = slugs;
  const pairs = [
    ...slugs.map((slug) => ({ slug, event: anyMeeting })),
    ...Object.values(meetings).map((event) => ({ slug: anySlug, event })),
  ].map((pair) => Object.assign(pair, { of: about(pair.slug, pair.event) }));
  for (const { id: postId } of Object.values(posts)) {
    const ids = { postId, commentedId: postId, mentionedId: postId, member: author };
    pairs.push({ slug: anySlug, event: anyMeeting, of: about(anySlug, anyMeeting, ids) });
  }
  for (const { of, slug, event } of pairs) {
    for (const [procedure, inputs] of [...Object.entries(readsOf(of)), ...Object.entries(MORE(slug, event))])
      for (const row of MATRIX.filter((known) => known.procedure === procedure))
        for (const input of inputs) {
          add(procedure, procedureCall(row, input).path);
          if (row.route !== undefined) add(procedure, routeCall(row.route, input).path);
        }
    for (const path of documentsOf(of)) add(path.startsWith('/events/') ? 'file' : path, path);
    for (const [pattern, paths] of Object.entries(pagesOf(of)))
      for (const path of paths) add(pattern, path, true);
    add('/events/new', `/events/new?chapter=${slug}`, true);
  }
  add('/search', `/search?q=${SOUGHT}`, true);
  return [...reads.values()];
}
