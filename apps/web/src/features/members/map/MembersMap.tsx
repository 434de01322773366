import { Button, Stack, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useHydrated } from '../../../lib/useHydrated.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Query } from '../../../ui/Query.tsx';
import { type MembersFilter, isFiltered } from '../members-filter.ts';
import { useMemberTowns } from '../members.hooks.ts';
import { membersMessages } from '../members.messages.ts';
import classes from './MembersMap.module.css';
import { NotOnMap } from './NotOnMap.tsx';
import { TownList } from './TownList.tsx';

const TownMap = lazyChunk(() => import('./TownMap.tsx').then((module) => ({ default: module.TownMap })));

const { map: messages, clear } = membersMessages;

type Props = { filter: MembersFilter; onClear: () => void };

/** Where the members are who match the filter: a map, drawn in the browser, and the same towns as a list. */
export function MembersMap({ filter, onClear }: Props) {
  const query = useMemberTowns(filter);
  const isHydrated = useHydrated();
  return (
    <Query
      query={query}
      skeleton={<CardListSkeleton label={messages.loading} count={2} />}
      failed={messages.failed}
    >
      {(data) => {
        const hasFilter = isFiltered(filter);
        const clearButton = hasFilter && (
          <Button variant="default" size="sm" onClick={onClear}>
            {clear}
          </Button>
        );
        if (data.towns.length === 0) {
          return (
            <EmptyState
              title={hasFilter ? messages.none.title : messages.none.firstTitle}
              action={clearButton}
            >
              {hasFilter ? messages.none.text : messages.none.first}
            </EmptyState>
          );
        }
        return (
          <Stack gap="md" aria-busy={query.isPlaceholderData}>
            {clearButton && <div className={classes.clear}>{clearButton}</div>}
            <a href="#towns" className={classes.skip}>
              {messages.skip}
            </a>
            <div>
              <div role="group" className={classes.map} aria-label={messages.label}>
                {isHydrated && (
                  <Suspense>
                    <TownMap towns={data.towns} isLowerBound={data.isLowerBound} />
                  </Suspense>
                )}
              </div>
              <Text size="xs" c="dimmed" mt={6}>
                {messages.credit}
              </Text>
            </div>
            <section aria-labelledby="towns">
              <Title order={2} size="h3" id="towns" tabIndex={-1} mb="xs">
                {messages.towns}
              </Title>
              <TownList towns={data.towns} isLowerBound={data.isLowerBound} />
              <NotOnMap {...data} />
            </section>
          </Stack>
        );
      }}
    </Query>
  );
}
