import { Button, Group, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { MESSAGE_MAX } from '@guildhall/api/messages/schema';
import { useSendMessage } from './messages.hooks.ts';

type Props = { toUserId: number; name: string };

/** Writes to one member; Ctrl or ⌘ with Enter sends. */
export function MessageForm({ toUserId, name }: Props) {
  const [content, setContent] = useState('');
  const sending = useSendMessage(() => setContent(''));
  const isBlank = content.trim() === '';
  const send = () => {
    if (!isBlank && !sending.isPending) sending.mutate({ toUserId, content: content.trim() });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        label={`Write to ${name}`}
        maxLength={MESSAGE_MAX}
        maxRows={10}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <Group justify="flex-end" mt="xs">
        <Button
          type="submit"
          disabled={isBlank}
          loading={sending.isPending}
          leftSection={<IconSend size={16} aria-hidden />}
        >
          Send
        </Button>
      </Group>
    </form>
  );
}
