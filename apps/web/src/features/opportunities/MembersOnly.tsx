import { Card, Stack, Text } from '@mantine/core';
import { WaysIn } from '../../lib/WaysIn.tsx';
import { membersOnlyMessages as messages } from './members-only.messages.ts';

/** Where the API stops counting. */
const MEMBERS_ONLY_MAX = 200;

/** Below what visitors may see: how many more there are for members, and the way in. */
export function MembersOnly({ count }: { count: number }) {
  const shown = count === MEMBERS_ONLY_MAX ? messages.atLeast(count) : String(count);
  return (
    <Card component="section" aria-labelledby="members-only" padding="md">
      <Stack gap="sm">
        <Text fw={600} id="members-only">
          {messages.title(shown, count === 1)}
        </Text>
        <Text size="sm" c="dimmed">
          {messages.text}
        </Text>
        <WaysIn />
      </Stack>
    </Card>
  );
}
