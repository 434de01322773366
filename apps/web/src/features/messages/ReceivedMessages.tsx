import { Badge } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { isNoteOfRequest } from './days.ts';
import { MESSAGES_PAGE } from './messages-page.ts';
import { messagesMessages } from './messages.messages.ts';
import { MessageList } from './MessageList.tsx';
import { MessageTypeBadge } from './MessageTypeBadge.tsx';
import { ReceivedRow } from './ReceivedRow.tsx';

/** All messages that the member received, newest first. */
export function ReceivedMessages() {
  const list = trpc.messages.list.useInfiniteQuery(MESSAGES_PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return (
    <MessageList list={list} label={messagesMessages.list.received} empty={messagesMessages.empty}>
      {list.data?.pages
        .flatMap(({ items }) => items)
        .map((message) => (
          <ReceivedRow
            key={message.id}
            message={message}
            badges={
              <>
                {!isNoteOfRequest(message) && <MessageTypeBadge type={message.type} />}
                {message.isRequest && message.about?.kind !== 'business' && message.unread && (
                  <Badge size="sm" variant="outline" color="gray">
                    {messagesMessages.list.request}
                  </Badge>
                )}
              </>
            }
          />
        ))}
    </MessageList>
  );
}
