import { useQuery } from '@tanstack/react-query';
import { typingTopic } from '@guildhall/api/ground/values/typing-topic';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';

/** A sign is shown for so long, */
const SHOWN_MS = 6_000;
/** and sent again after so long. */
const REPEAT_MS = 4_000;

/**
 * Whether the other member is typing. A live event invalidates the query that is named by its topic, which only notes
 * the moment. What they send ends it.
 * @param newestId of the newest message
 */
export function useIsTyping(userId: number, newestId: number | undefined): boolean {
  const { data } = useQuery({
    queryKey: [[typingTopic(userId)]],
    queryFn: () => ({ at: Date.now(), newestId }),
    initialData: { at: 0, newestId },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [endedAt, setEndedAt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setEndedAt(data.at), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [data.at]);
  return data.at > endedAt && data.newestId === newestId;
}

/** Returns what to call at every keystroke; the other member is shown it where both show what they read. */
export function useSignalTyping(userId: number, isShown: boolean): () => void {
  const { mutate } = trpc.messages.conversations.signalTyping.useMutation({ retry: false });
  const sentAt = useRef(0);
  return () => {
    const now = Date.now();
    if (!isShown || now - sentAt.current < REPEAT_MS) return;
    sentAt.current = now;
    mutate({ userId });
  };
}
