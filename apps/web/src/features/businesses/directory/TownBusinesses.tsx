import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import type { TownCount } from '@guildhall/api/discovery/towns/towns.schema';
import { addressWith } from '../../../lib/address-with.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Query } from '../../../ui/Query.tsx';
import type { DirectoryFilter } from '../businesses.types.ts';
import { BusinessGrid } from './BusinessGrid.tsx';
import { businessesMapMessages as messages } from './businesses-map.messages.ts';
import { directoryMessages } from './directory.messages.ts';
import { DirectorySkeleton } from './DirectorySkeleton.tsx';

const SHOWN_MAX = 12;

type Props = { town: TownCount; filter: DirectoryFilter };

/** The first businesses of the town that was opened on the map, and the way to the list of all that are near it. */
export function TownBusinesses({ town: { place, name, count }, filter }: Props) {
  const [params] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const isPressed = useNavigationType() === NavigationType.Push;
  const near = { near: place, sort: 'nearest' as const };
  // The nearest to a town are its own.
  const list = trpc.businesses.list.useQuery({ ...filter, ...near, limit: Math.min(count, SHOWN_MAX) });
  useEffect(() => {
    if (!isPressed) return;
    heading.current?.focus({ preventScroll: true });
    // The map stays in sight, above.
    document.querySelector('#map')?.scrollIntoView();
  }, [isPressed]);
  const title = messages.inTown(name);
  return (
    <Stack component="section" gap="sm" aria-labelledby="town-businesses">
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3" id="town-businesses" tabIndex={-1} ref={heading}>
          {title}
        </Title>
        <Group gap="xs">
          {count > SHOWN_MAX && (
            <Text size="sm" c="dimmed">
              {messages.shown(SHOWN_MAX, count)}
            </Text>
          )}
          <Anchor
            component={Link}
            to={addressWith(params, { view: undefined, town: undefined, ...near })}
            size="sm"
            py={4}
          >
            {messages.allNear(name)}
          </Anchor>
        </Group>
      </Group>
      <Query query={list} skeleton={<DirectorySkeleton />} failed={directoryMessages.failed}>
        {({ items, similar }) => (
          <BusinessGrid businesses={items.length > 0 ? items : similar} label={title} />
        )}
      </Query>
    </Stack>
  );
}
