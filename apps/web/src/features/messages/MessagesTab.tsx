import { Button, Group, Stack, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ReceivedMessages } from './ReceivedMessages.tsx';
import { messagesMessages as messages } from './messages.messages.ts';

/** What the member received; conversations have a page of their own. */
export function MessagesTab() {
  const [search] = useSearchParams();
  // Older mails link to a conversation here.
  const userId = Number(search.get('with'));
  if (userId > 0) return <Navigate to={paths.conversation(userId)} replace />;
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <Text c="dimmed">{messages.tab.text}</Text>
        <Button
          component={Link}
          to={paths.messages()}
          size="sm"
          leftSection={<IconMail size={16} aria-hidden />}
        >
          {messages.tab.open}
        </Button>
      </Group>
      <ReceivedMessages />
    </Stack>
  );
}
