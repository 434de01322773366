import { Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { feedMessages as messages } from './feed.messages.ts';

/** Placeholder for the first posts. */
export function FeedSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Stack aria-busy="true" gap="md">
      <Text component="output" size="sm" c="dimmed" ta="center">
        {messages.loading}
      </Text>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index}>
          <Group gap="sm" wrap="nowrap">
            <Skeleton circle height={44} />
            <Stack gap={8} flex={1}>
              <Skeleton height={14} width="40%" />
              <Skeleton height={12} width="60%" />
            </Stack>
          </Group>
          <Skeleton height={14} mt="md" />
          <Skeleton height={14} mt={8} width="85%" />
        </Card>
      ))}
    </Stack>
  );
}
