import { Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { MESSAGE_MAX } from '@guildhall/api/messages/schema';
import classes from './MessageForm.module.css';
import { useSendMessage } from './messages.hooks.ts';
import { messagesMessages as messages } from './messages.messages.ts';

type Props = { toUserId: number; name: string };

/** The form to write to one member. Ctrl+Enter or ⌘+Enter sends. */
export function MessageForm({ toUserId, name }: Props) {
  const [content, setContent] = useState('');
  const sending = useSendMessage(() => setContent(''));
  const isBlank = content.trim() === '';
  const send = () => {
    if (!isBlank && !sending.isPending) sending.mutate({ toUserId, content: content.trim() });
  };
  return (
    <form
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        className={classes.field ?? ''}
        aria-label={messages.thread.write(name)}
        placeholder={messages.thread.placeholder}
        maxLength={MESSAGE_MAX}
        minRows={1}
        maxRows={6}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <Button
        type="submit"
        size="md"
        disabled={isBlank}
        loading={sending.isPending}
        leftSection={<IconSend size={16} aria-hidden />}
      >
        {messages.thread.send}
      </Button>
    </form>
  );
}
