import { trpc } from '../../lib/trpc.ts';
import { CONVERSATIONS, REQUESTS } from './messages-page.ts';
import { messagesMessages } from './messages.messages.ts';
import { MessageList } from './MessageList.tsx';
import { MessageRow } from './MessageRow.tsx';

/** The member's conversations, or the message requests from strangers, by latest message. */
export function Conversations({ box }: { box: 'inbox' | 'requests' }) {
  const list = trpc.messages.threads.useInfiniteQuery(box === 'inbox' ? CONVERSATIONS : REQUESTS, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const { noConversations, noRequests, views, list: listMessages } = messagesMessages;
  return (
    <MessageList
      list={list}
      label={box === 'inbox' ? views.conversations : views.requests}
      empty={box === 'inbox' ? noConversations : noRequests}
    >
      {list.data?.pages
        .flatMap(({ items }) => items)
        .map(({ id, person, lastMessage, unreadCount }) => (
          <li key={id}>
            <MessageRow
              person={person}
              text={lastMessage.isMine ? listMessages.fromMe(lastMessage.content) : lastMessage.content}
              time={lastMessage.relativeTime}
              unread={unreadCount}
            />
          </li>
        ))}
    </MessageList>
  );
}
