import { Card, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { directoryMessages } from './directory.messages.ts';
import classes from './BusinessGrid.module.css';

const PLACES = [1, 2, 3, 4, 5, 6];

/** Six placeholder cards while the businesses load. */
export function DirectorySkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden component="output">{directoryMessages.loading}</VisuallyHidden>
      <ul className={classes.root} aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place} data-placeholder>
            <Card padding={0} h="100%">
              <Skeleton height={128} radius={0} visibleFrom="xs" />
              <Stack gap="sm" p={{ base: 16, xs: 20 }} pt={{ base: 16, xs: 0 }} mt={{ base: 0, xs: -28 }}>
                <Skeleton height={56} width={56} radius="md" />
                <Skeleton height={24} width="70%" />
                <Skeleton height={16} width="45%" />
                <Skeleton height={48} />
                <Skeleton height={88} width="60%" />
                <Skeleton height={28} width="85%" />
              </Stack>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
