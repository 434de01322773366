import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { MESSAGE_MAX } from '@guildhall/api/messages/schema';
import { useDraft } from '../../lib/useDraft.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { MentionTextarea } from '../mentions/MentionTextarea.tsx';
import classes from './MessageForm.module.css';
import { useSendMessage } from './messages.hooks.ts';
import { messagesMessages as messages } from './messages.messages.ts';

type Props = { toUserId: number; name: string };

/** The form to write to one member. Ctrl+Enter or ⌘+Enter sends. */
export function MessageForm({ toUserId, name }: Props) {
  const { values, change, draft } = useDraft(`message:${toUserId}`, { content: '' });
  const { content } = values;
  const sending = useSendMessage((sent) => {
    if (content.trim() === sent) draft.reset();
  });
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
      <DraftNote draft={draft} />
      <MentionTextarea
        className={classes.field ?? ''}
        aria-label={messages.thread.write(name)}
        placeholder={messages.thread.placeholder}
        maxLength={MESSAGE_MAX}
        minRows={1}
        maxRows={6}
        value={content}
        onChange={(event) => change({ content: event.currentTarget.value })}
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
