import { showError } from '../../lib/show-error.ts';
import { toast } from '../../lib/toast.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { meetingsInput } from './meetings-input.ts';
import { chapterMessages as messages } from './chapter.messages.ts';
import { chaptersInput } from './chapters-page.ts';

export type ChapterListItem = Outputs['chapters']['list']['items'][number];
export type Chapter = Outputs['chapters']['get'];
export type ChapterMember = Outputs['chapters']['members']['list']['items'][number];

const NONE: ChapterListItem[] = [];

/** The viewer's own chapters, or none where they are not shown. */
export function useOwnChapters(isShown: boolean): ChapterListItem[] {
  const { data = NONE } = trpc.chapters.mine.useQuery(undefined, { enabled: isShown });
  return isShown ? data : NONE;
}

export const useChapters = (filter: { search: string }) =>
  trpc.chapters.list.useInfiniteQuery(chaptersInput(filter), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** The coming events of a chapter, each series by its next date. */
export const useMeetings = (slug: string) =>
  trpc.events.list.useInfiniteQuery(meetingsInput(slug), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const MEMBERS_PAGE = 24;

export const useChapterMembers = (slug: string) =>
  trpc.chapters.members.list.useInfiniteQuery(
    { slug, limit: MEMBERS_PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );

/** Who asks to join, or is invited, for those who run the chapter. */
export const useChapterRequests = (slug: string, state: 'requested' | 'invited') =>
  trpc.chapters.requests.list.useInfiniteQuery(
    { slug, state, limit: MEMBERS_PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );

/** Joins, asks to join, or accepts an invitation. */
export function useJoinChapter(name: string) {
  const utils = trpc.useUtils();
  return trpc.chapters.members.join.useMutation({
    onSuccess({ state }) {
      // Its members see more meetings.
      void utils.events.invalidate();
      toast({ title: state === 'requested' ? messages.asked : messages.joined(name) });
    },
  });
}

/** Leaves, takes a request back, or declines an invitation. */
export function useWithdrawFromChapter(done: string) {
  const utils = trpc.useUtils();
  return trpc.chapters.members.withdraw.useMutation({
    onSuccess() {
      void utils.events.invalidate();
      toast({ title: done });
    },
    onError: showError,
  });
}
