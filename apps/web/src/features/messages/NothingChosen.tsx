import { Stack, Text, Title } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import type { MessagesView } from '../../lib/paths.ts';
import { useThreads } from './messages.hooks.ts';
import { messagesMessages } from './messages.messages.ts';
import { NewMessageButton } from './start/NewMessageButton.tsx';

const { choose } = messagesMessages;

/** The right pane of a desk while no conversation is open. The list beside it says when there is none to choose. */
export function NothingChosen({ view }: { view: MessagesView }) {
  const hasSome = useThreads(view).data?.pages.some(({ items }) => items.length > 0) ?? false;
  return (
    <Stack align="center" gap="sm" m="auto" p="xl" maw={420} ta="center">
      <IconMessages size={40} stroke={1.4} color="var(--mantine-color-dimmed)" aria-hidden />
      {hasSome && (
        <Title order={2} size="h3">
          {choose[view]}
        </Title>
      )}
      <Text c="dimmed">{hasSome ? choose.text : choose.none}</Text>
      {hasSome && <NewMessageButton variant="default" />}
    </Stack>
  );
}
