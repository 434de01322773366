import { TRPCClientError } from '@trpc/client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isOffline } from '../../../lib/online.ts';
import { trpc } from '../../../lib/trpc.ts';
import { markWaiting, nextWaiting, readWaiting, removeWaiting, useWaiting } from './waiting-messages.ts';

const RETRY_MS = 10_000;
const LOCK = 'guildhall:waiting-messages';

/** Sends what was written without a network, one after the other, from one tab. */
export function SendWaiting({ memberId }: { memberId: number }) {
  const utils = trpc.useUtils();
  const isSending = useRef(false);
  const next = nextWaiting(useWaiting(memberId))?.key;

  /** False when the server cannot be reached, or knows no session. */
  const sendNext = async (): Promise<boolean> => {
    const item = nextWaiting(readWaiting(memberId));
    if (!item) return false;
    if (item.sentId !== undefined) return removeWaiting(memberId, item.key);
    try {
      const { id } = await utils.client.messages.send.mutate(item.message, {
        context: { idempotencyKey: item.key },
      });
      markWaiting(memberId, item.key, { sentId: id });
      await utils.messages.invalidate();
      removeWaiting(memberId, item.key);
      return true;
    } catch (error) {
      const status: unknown = error instanceof TRPCClientError ? error.data?.httpStatus : undefined;
      if (typeof status !== 'number' || status >= 500 || status === 401) return false;
      markWaiting(memberId, item.key, { refusal: error instanceof Error ? error.message : '' });
      return true;
    }
  };
  const sendAll = useEffectEvent(async () => {
    if (isSending.current) return;
    isSending.current = true;
    const work = async () => {
      while (!isOffline() && (await sendNext()));
    };
    try {
      // Only secure contexts have locks; without them the keys still make each message arrive once.
      if ('locks' in navigator)
        await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && work());
      else await work();
    } finally {
      isSending.current = false;
    }
  });
  useEffect(() => {
    if (next === undefined) return undefined;
    void sendAll();
    const timer = setInterval(() => void sendAll(), RETRY_MS);
    return () => clearInterval(timer);
  }, [next]);
  return null;
}
