import { Button, Group } from '@mantine/core';
import { IconBuildingStore, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { DirectoryFilter } from '../businesses.types.ts';
import { isFiltered, isOnlyNear } from './directory-filter.ts';
import { directoryMessages } from './directory.messages.ts';

type Props = { filter: DirectoryFilter; onClear: () => void };

/** The empty directory, or a filter that nothing matches, with two ways on. */
export function NoBusinesses({ filter, onClear }: Props) {
  const { none } = directoryMessages;
  if (!isFiltered(filter))
    return (
      <EmptyState icon={IconBuildingStore} title={none.firstTitle}>
        {none.first}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={IconSearch}
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
