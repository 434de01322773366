import { useEffect, useState } from 'react';
import { showError } from '../../lib/show-error.ts';
import { newIdempotencyKey } from '../../lib/idempotency.ts';
import { type Inputs, type Outputs, trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';
import type { MessagesView } from '../../lib/paths.ts';
import { AROUND_PAGE, CONVERSATIONS, MESSAGES_PAGE, REQUESTS } from './messages-page.ts';
import { muteMessages } from './mute.messages.ts';
import { messagesMessages } from './messages.messages.ts';

export type ReceivedMessage = Outputs['messages']['list']['items'][number];
export type ThreadMessage = Outputs['messages']['thread']['messages'][number];

type SentMessage = Inputs['messages']['send'];

/** The conversations of one list, by latest message. */
export function useThreads(view: MessagesView) {
  return trpc.messages.threads.useInfiniteQuery(view === 'requests' ? REQUESTS : CONVERSATIONS, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The conversation with one member, newest page first, or the one around a message; older pages are loaded on request. */
export function useThread(userId: number, messageId: number | null) {
  return trpc.messages.thread.useInfiniteQuery(
    messageId === null ? { ...MESSAGES_PAGE, userId } : { ...AROUND_PAGE, userId, at: messageId },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
}

/** Marks a conversation as read while it is open, including messages that arrive while it is. */
export function useReadOnOpen(userId: number, unread: number): void {
  const utils = trpc.useUtils();
  const { mutate } = trpc.messages.markThreadRead.useMutation({
    onSuccess: () => Promise.all([utils.dashboard.stats.invalidate(), utils.notifications.invalidate()]),
  });
  useEffect(() => {
    if (unread > 0) mutate({ userId });
  }, [userId, unread, mutate]);
}

/** Sends a message. Each message has its own idempotency key, so a retry is safe. */
export function useSendMessage(onSent: (sent: SentMessage) => void) {
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  return trpc.messages.send.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess(_message, sent) {
      setKey(newIdempotencyKey());
      onSent(sent);
    },
    onError: showError,
  });
}

/** Edits a message, or takes it back; its conversation shows it at once. */
export function useChangeMessage() {
  const utils = trpc.useUtils();
  const onSuccess = () => utils.messages.invalidate();
  const edit = trpc.messages.edit.useMutation({ onSuccess, onError: showError });
  const remove = trpc.messages.delete.useMutation({ onSuccess, onError: showError });
  return { edit, remove };
}

/** Mutes the conversation with a member, or ends that. */
export function useMute(name: string) {
  const utils = trpc.useUtils();
  return trpc.messages.conversations.setMuted.useMutation({
    async onSuccess({ isMuted }) {
      toast(isMuted ? muteMessages.muted(name) : muteMessages.unmuted(name));
      await Promise.all([utils.dashboard.invalidate(), utils.notifications.invalidate()]);
    },
    onError: showError,
  });
}

/** Blocks a member and invalidates every list they might appear in. */
export function useBlock(name: string, onBlocked: () => void) {
  const utils = trpc.useUtils();
  return trpc.connections.block.useMutation({
    async onSuccess() {
      onBlocked();
      toast(messagesMessages.blocked(name));
      await Promise.all([
        utils.messages.invalidate(undefined, { refetchType: 'all' }),
        utils.dashboard.invalidate(),
        utils.network.invalidate(),
        utils.referrals.invalidate(),
        utils.opportunities.invalidate(),
      ]);
    },
    onError: showError,
  });
}
