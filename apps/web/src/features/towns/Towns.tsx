import { Button, Stack, Text, Title } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import type { TownCount, TownCounts } from '@guildhall/api/discovery/towns/towns.schema';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useHydrated } from '../../lib/useHydrated.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Query } from '../../ui/Query.tsx';
import { NotOnMap } from './NotOnMap.tsx';
import { TownList } from './TownList.tsx';
import type { TownsProps } from './town-words.ts';
import classes from './Towns.module.css';
import { townsMessages as messages } from './towns.messages.ts';

const TownMap = lazyChunk(() => import('./TownMap.tsx').then((module) => ({ default: module.TownMap })));

type Props = Pick<TownsProps, 'words' | 'addressOf' | 'openPlace'> & {
  query: {
    data: TownCounts | undefined;
    error: { message: string } | null;
    refetch: () => unknown;
    isPlaceholderData: boolean;
  };
  isFiltered: boolean;
  onClear: () => void;
  /** What the open town shows below the map. */
  children?: (town: TownCount) => ReactNode;
};

/** Where those are who match a filter: a map, drawn in the browser, and the same towns as a list. */
export function Towns({ query, words, addressOf, openPlace, isFiltered, onClear, children }: Props) {
  const isHydrated = useHydrated();
  return (
    <Query
      query={query}
      skeleton={<CardListSkeleton label={messages.loading} count={2} />}
      failed={messages.failed}
    >
      {(data) => {
        const { towns, isLowerBound } = data;
        const shown = { towns, isLowerBound, words, addressOf, openPlace };
        const open = towns.find(({ place }) => place === openPlace);
        const clearButton = isFiltered && (
          <Button variant="default" size="sm" onClick={onClear}>
            {words.clear}
          </Button>
        );
        if (towns.length === 0) {
          return (
            <EmptyState
              icon={IconMap2}
              title={isFiltered ? words.none.title : words.none.firstTitle}
              action={clearButton}
            >
              {isFiltered ? words.none.text : words.none.first}
            </EmptyState>
          );
        }
        return (
          <Stack gap="md" aria-busy={query.isPlaceholderData}>
            {clearButton && <div className={classes.clear}>{clearButton}</div>}
            <a href="#towns" className={classes.skip}>
              {messages.skip}
            </a>
            <div id="map">
              <div role="group" className={classes.map} aria-label={messages.label}>
                {isHydrated && (
                  <Suspense>
                    <TownMap {...shown} />
                  </Suspense>
                )}
              </div>
              <Text size="xs" c="dimmed" mt={6}>
                {messages.credit}
              </Text>
            </div>
            {open && children?.(open)}
            <section aria-labelledby="towns">
              <Title order={2} size="h3" id="towns" tabIndex={-1} mb="xs">
                {messages.towns}
              </Title>
              <TownList {...shown} />
              <NotOnMap {...data} words={words} />
            </section>
          </Stack>
        );
      }}
    </Query>
  );
}
