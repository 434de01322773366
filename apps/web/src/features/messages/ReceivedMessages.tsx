import { Badge } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { previewText } from '../attachments/preview-text.ts';
import { MESSAGES_PAGE } from './messages-page.ts';
import { messagesMessages } from './messages.messages.ts';
import { MessageList } from './MessageList.tsx';
import { MessageRow } from './MessageRow.tsx';
import { MessageTypeBadge } from './MessageTypeBadge.tsx';

/** All messages that the member received, newest first. */
export function ReceivedMessages() {
  const list = trpc.messages.list.useInfiniteQuery(MESSAGES_PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return (
    <MessageList list={list} label={messagesMessages.list.received} empty={messagesMessages.empty}>
      {list.data?.pages
        .flatMap(({ items }) => items)
        .map(({ id, sender, content, body, pictures, relativeTime, type, unread, isRequest, about }) => (
          <li key={id}>
            <MessageRow
              person={sender}
              text={previewText({ content, body, pictures })}
              about={about}
              time={relativeTime}
              unread={unread ? 1 : 0}
              badges={
                <>
                  <MessageTypeBadge type={type} />
                  {isRequest && unread && (
                    <Badge size="sm" variant="outline" color="gray">
                      {messagesMessages.list.request}
                    </Badge>
                  )}
                </>
              }
            />
          </li>
        ))}
    </MessageList>
  );
}
