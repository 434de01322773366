import type { MessagesView } from '../../lib/paths.ts';
import { useThreads } from './messages.hooks.ts';
import { messagesMessages } from './messages.messages.ts';
import { MessageList } from './MessageList.tsx';
import { NewMessageButton } from './start/NewMessageButton.tsx';
import { ThreadRow } from './ThreadRow.tsx';

const { noConversations, noRequests, views } = messagesMessages;

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
        .map((thread) => (
          <ThreadRow key={thread.id} thread={thread} view={view} isChosen={thread.person.id === chosenId} />
        ))}
    </MessageList>
  );
}
