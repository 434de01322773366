import { trpc } from '../../../lib/trpc.ts';
import { eventsInput } from '../events-page.ts';

/** A chapter whose events the viewer may hold. */
export type HeldChapter = { slug: string; name: string; timeZone?: string; isHidden: boolean };

const HOLDERS = new Set<string>(['leader', 'organizer']);

/**
 * Whose events the viewer may hold: those of chapters, the asked one first, and those of the whole community. Null
 * while this is not known.
 */
export function useHolders(asked: string | null) {
  const own = trpc.chapters.mine.useQuery();
  const chapter = trpc.chapters.get.useQuery(
    { slug: asked ?? '' },
    { enabled: asked !== null, retry: false },
  );
  const community = trpc.events.list.useInfiniteQuery(eventsInput('upcoming'), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  if (own.isLoading || community.isLoading || (asked !== null && chapter.isLoading)) return null;
  const held = (own.data ?? []).filter(
    ({ slug, isClosed, mine }) =>
      slug !== asked && !isClosed && mine?.state === 'active' && HOLDERS.has(mine.role),
  );
  const chapters: HeldChapter[] = chapter.data ? [chapter.data, ...held] : held;
  return { chapters, isCommunity: community.data?.pages[0]?.can.create ?? false };
}
