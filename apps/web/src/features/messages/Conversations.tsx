import { IconBellOff } from '@tabler/icons-react';
import { type MessagesView, paths } from '../../lib/paths.ts';
import { previewText } from '../attachments/preview-text.ts';
import { type ThreadMessage, useThreads } from './messages.hooks.ts';
import { messagesMessages } from './messages.messages.ts';
import { MessageList } from './MessageList.tsx';
import classes from './MessageRow.module.css';
import { MessageRow } from './MessageRow.tsx';
import { NewMessageButton } from './start/NewMessageButton.tsx';

const { noConversations, noRequests, views, list: listMessages } = messagesMessages;

type Props = {
  view: MessagesView;
  /** The member whose conversation is open. */
  chosenId: number | null;
};

/** The member's conversations, or the message requests from strangers, by latest message. */
export function Conversations({ view, chosenId }: Props) {
  const list = useThreads(view);
  return (
    <MessageList
      list={list}
      label={views[view]}
      empty={view === 'requests' ? noRequests : noConversations}
      action={view === 'conversations' && <NewMessageButton />}
      isPlain
    >
      {list.data?.pages
        .flatMap(({ items }) => items)
        .map(({ id, person, lastMessage, unreadCount, isMuted }) => (
          <li key={id}>
            <MessageRow
              person={person}
              to={paths.conversation(person.id, view)}
              isChosen={person.id === chosenId}
              text={previewOf(lastMessage)}
              about={lastMessage.about}
              createdAt={lastMessage.createdAt}
              relativeTime={lastMessage.relativeTime}
              unread={unreadCount}
              badges={
                isMuted && (
                  <IconBellOff
                    size={16}
                    role="img"
                    aria-label={listMessages.muted}
                    className={classes.muted}
                  />
                )
              }
            />
          </li>
        ))}
    </MessageList>
  );
}

function previewOf(message: Pick<ThreadMessage, 'isMine' | 'content' | 'body' | 'pictures'>): string {
  const text = previewText(message);
  return message.isMine ? listMessages.fromMe(text) : text;
}
