import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

/** So many further pages come by themselves; then the reader decides, so that the foot of the page can be reached. */
const AUTOMATIC_PAGES = 2;
/** Begins to load when the end of the list is this far below the window. */
const AHEAD = '600px';

type Props = {
  /** How many pages are here. */
  pages: number;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => unknown;
};

/** The end of a list that goes on. */
export function LoadMore({ pages, isLoading, hasFailed, onMore }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(pages);
  const isAutomatic = pages <= AUTOMATIC_PAGES;

  useEffect(() => {
    const element = end.current;
    if (!element || !isAutomatic) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWanted(pages + 1),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAutomatic, pages]);

  // What was asked for is asked for again when something else on the page interrupted it.
  useEffect(() => {
    if (wanted > pages && !isLoading && !hasFailed) onMore();
  }, [wanted, pages, isLoading, hasFailed, onMore]);

  return (
    <Group justify="center" ref={end}>
      <Button
        variant="default"
        loading={isLoading}
        onClick={() => {
          setWanted(pages + 1);
          if (hasFailed) onMore();
        }}
      >
        {hasFailed ? 'Try again' : 'Load more'}
      </Button>
    </Group>
  );
}
