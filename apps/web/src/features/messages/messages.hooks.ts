import { useEffect, useState } from 'react';
import { showError } from '../../lib/show-error.ts';
import { newIdempotencyKey } from '../../lib/idempotency.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';
import { MESSAGES_PAGE } from './messages-page.ts';
import { messagesMessages } from './messages.messages.ts';

export type ReceivedMessage = Outputs['messages']['list']['items'][number];
export type ThreadMessage = Outputs['messages']['thread']['messages'][number];

/** The conversation with one member, the newest page first; older pages come when asked for. */
export function useThread(userId: number) {
  return trpc.messages.thread.useInfiniteQuery(
    { ...MESSAGES_PAGE, userId },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
}

/** What is on the page of a conversation has been read, also what arrives while it is open. */
export function useReadOnOpen(userId: number, unread: number): void {
  const utils = trpc.useUtils();
  const { mutate } = trpc.messages.markThreadRead.useMutation({
    onSuccess: () => Promise.all([utils.dashboard.stats.invalidate(), utils.notifications.invalidate()]),
  });
  useEffect(() => {
    if (unread > 0) mutate({ userId });
  }, [userId, unread, mutate]);
}

/** Sends one message; the next one gets a key of its own. */
export function useSendMessage(onSent: () => void) {
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  return trpc.messages.send.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess() {
      setKey(newIdempotencyKey());
      onSent();
    },
    onError: showError,
  });
}

/** Blocks a member: they disappear from every list, so everything is read again. */
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
