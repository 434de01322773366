import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { commonMessages as messages } from '../lib/common.messages.ts';

/** This many further pages load by themselves; then the viewer decides, so that the page's footer can be reached. */
const AUTOMATIC_PAGES = 2;
/** Starts loading when the end of the list is this far below the window. */
const AHEAD = '600px';

/** What an infinite query knows about its pagination. */
export type PagedList = {
  data: { pages: unknown[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

type Props = {
  list: PagedList;
  /** Prefetches the first further pages as the end of the list comes near. */
  isAutomatic?: boolean;
};

/** The button below a list with another page; nothing when the list is complete. */
export function LoadMore({ list, isAutomatic = false }: Props) {
  return list.hasNextPage ? <NextPage list={list} isAutomatic={isAutomatic} /> : null;
}

function NextPage({ list, isAutomatic }: Required<Props>) {
  const { isFetchingNextPage: isLoading, isFetchNextPageError: hasFailed, fetchNextPage } = list;
  const pages = list.data?.pages.length ?? 0;
  const end = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(pages);
  const isWatching = isAutomatic && pages <= AUTOMATIC_PAGES;

  useEffect(() => {
    const element = end.current;
    if (!element || !isWatching) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWanted(pages + 1),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWatching, pages]);

  // Asks again for a page whose request something else on the screen cancelled.
  useEffect(() => {
    if (wanted > pages && !isLoading && !hasFailed) void fetchNextPage();
  }, [wanted, pages, isLoading, hasFailed, fetchNextPage]);

  return (
    <Group justify="center" ref={end}>
      <Button
        variant="default"
        loading={isLoading}
        onClick={() => {
          setWanted(pages + 1);
          if (hasFailed) void fetchNextPage();
        }}
      >
        {hasFailed ? messages.tryAgain : messages.loadMore}
      </Button>
    </Group>
  );
}
