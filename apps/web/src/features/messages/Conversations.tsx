import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type MessagesView, paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { previewText } from '../attachments/preview-text.ts';
import type { ThreadMessage } from './messages.hooks.ts';
import { CONVERSATIONS, REQUESTS } from './messages-page.ts';
import { messagesMessages } from './messages.messages.ts';
import { MessageList } from './MessageList.tsx';
import { MessageRow } from './MessageRow.tsx';

const { noConversations, noRequests, views, list: listMessages } = messagesMessages;

type Props = {
  view: MessagesView;
  /** The member whose conversation is open. */
  chosenId: number | null;
};

/** The member's conversations, or the message requests from strangers, by latest message. */
export function Conversations({ view, chosenId }: Props) {
  const list = trpc.messages.threads.useInfiniteQuery(view === 'requests' ? REQUESTS : CONVERSATIONS, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return (
    <MessageList
      list={list}
      label={views[view]}
      empty={view === 'requests' ? noRequests : noConversations}
      action={
        view === 'conversations' && (
          <Button component={Link} to={paths.dashboard('connections')}>
            {noConversations.action}
          </Button>
        )
      }
      isPlain
    >
      {list.data?.pages
        .flatMap(({ items }) => items)
        .map(({ id, person, lastMessage, unreadCount }) => (
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
            />
          </li>
        ))}
    </MessageList>
  );
}

function previewOf(message: ThreadMessage): string {
  const text = previewText(message);
  return message.isMine ? listMessages.fromMe(text) : text;
}
