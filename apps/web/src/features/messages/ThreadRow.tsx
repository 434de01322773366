import { IconBellOff } from '@tabler/icons-react';
import { type MessagesView, paths } from '../../lib/paths.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { previewText } from '../attachments/preview-text.ts';
import type { ThreadMessage } from './messages.hooks.ts';
import { messagesMessages } from './messages.messages.ts';
import classes from './MessageRow.module.css';
import { MessageRow } from './MessageRow.tsx';

const { list: messages } = messagesMessages;

type Props = {
  thread: Outputs['messages']['threads']['items'][number];
  /** The list to go back to. */
  view?: MessagesView;
  /** It is the open one. */
  isChosen?: boolean;
};

/** One conversation in a list, with what was said last. */
export function ThreadRow({ thread, view = 'conversations', isChosen = false }: Props) {
  const { person, lastMessage, unreadCount, isMuted } = thread;
  return (
    <li>
      <MessageRow
        person={person}
        to={paths.conversation(person.id, view)}
        isChosen={isChosen}
        text={previewOf(lastMessage)}
        about={lastMessage.about}
        createdAt={lastMessage.createdAt}
        relativeTime={lastMessage.relativeTime}
        unread={unreadCount}
        badges={
          isMuted && (
            <IconBellOff size={16} role="img" aria-label={messages.muted} className={classes.muted} />
          )
        }
      />
    </li>
  );
}

function previewOf(message: Pick<ThreadMessage, 'isMine' | 'content' | 'body' | 'pictures'>): string {
  const text = previewText(message);
  return message.isMine ? messages.fromMe(text) : text;
}
