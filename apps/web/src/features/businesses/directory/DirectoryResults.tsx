import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { directoryMessages } from './directory.messages.ts';
import type { DirectoryFilter } from '../businesses.types.ts';
import { BusinessGrid } from './BusinessGrid.tsx';
import { DirectorySkeleton } from './DirectorySkeleton.tsx';
import { type Facets, useDirectory } from './directory.hooks.ts';
import { isFiltered, isOnlyNear } from './directory-filter.ts';

type Props = { filter: DirectoryFilter; facets: Facets | undefined; onClear: () => void };

/** The businesses that match the filter. */
export function DirectoryResults({ filter, facets, onClear }: Props) {
  const list = useDirectory(filter);
  const { title, failed, none } = directoryMessages;
  if (list.isLoading) return <DirectorySkeleton />;
  if (list.isError && list.businesses.length === 0) {
    return (
      <ErrorState title={failed} onRetry={() => void list.refetch()}>
        {list.error.message}
      </ErrorState>
    );
  }
  if (list.businesses.length === 0) {
    if (!isFiltered(filter)) return <EmptyState title={none.firstTitle}>{none.first}</EmptyState>;
    return (
      <EmptyState
        title={none.title}
        action={
          <Group gap="xs" justify="center">
            <Button onClick={onClear}>{none.clear}</Button>
            <Button component={Link} to={paths.feed()} variant="default">
              {none.ask}
            </Button>
          </Group>
        }
      >
        {isOnlyNear(filter) ? none.near(filter.near) : none.text}
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      <Text component="output" size="sm" c="dimmed">
        {facets ? totalOf(facets, filter, list.businesses.length) : null}
      </Text>
      <BusinessGrid businesses={list.businesses} label={title} isBusy={list.isPlaceholderData} />
      <LoadMore list={list} />
    </Stack>
  );
}

function totalOf({ tabs, cap, atLeast }: Facets, { tab }: DirectoryFilter, shown: number): string {
  const total = Math.max(tabs[tab ?? 'all'], shown);
  const words = directoryMessages.total(total);
  return total >= cap || atLeast.includes('tab') ? directoryMessages.atLeast(words) : words;
}
