import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateQueries } from '../lib/invalidate-queries.ts';
import { trpc } from '../lib/trpc.ts';
import type { ViewerState } from '../lib/useViewer.ts';

/**
 * Features whose list the viewer may be reading. It is never refetched under their eyes: new items are counted, and
 * the viewer loads them.
 */
const COUNTED: Record<string, { list: string; counter: string }> = {
  feed: { list: 'list', counter: 'countNewer' },
};

/** Features that may change between rendering and the opening of the stream, which has no events for that time. */
const REFETCHED_ON_OPEN = ['notifications', 'messages'];

/** Topics with which something may begin to wait for the member; the others of it are notified about. */
const WAITED_FOR = new Set(['notifications', 'messages', 'connections']);

/** What waits for the member, and the figures of their businesses, which messages and reviews change. */
const WAITING = [
  ['dashboard', 'waiting'],
  ['businesses', 'activity'],
  ['businesses', 'get'],
  ['businesses', 'own'],
];

/**
 * Invalidates queries when the server publishes a change. Events carry topics, not content. After a reconnect
 * everything is invalidated once, since events may have been missed.
 */
export function useLiveChanges(isWanted: boolean, viewer: ViewerState): void {
  const queryClient = useQueryClient();
  const connections = useRef(0);

  const invalidate = (topic: string) => {
    const counter = COUNTED[topic]?.counter;
    return invalidateQueries(queryClient, { queryKey: [counter ? [topic, counter] : [topic]] });
  };

  const { reset } = trpc.live.changes.useSubscription(undefined, {
    enabled: isWanted,
    onData({ topics }) {
      for (const topic of topics) void invalidate(topic);
      if (topics.some((topic) => WAITED_FOR.has(topic)))
        for (const path of WAITING) void invalidateQueries(queryClient, { queryKey: [path] });
      if (topics.length > 0) return;
      // The stream is open. Changes between rendering and now are in no event.
      connections.current += 1;
      if (connections.current > 1) void invalidateQueries(queryClient, { predicate: canRefetch });
      else for (const topic of [...Object.keys(COUNTED), ...REFETCHED_ON_OPEN]) void invalidate(topic);
    },
  });

  // A stream belongs to the session that opened it, so signing in or out on this page needs a new one.
  const { status } = viewer;
  const former = useRef({ isWanted, status });
  useEffect(() => {
    const { isWanted: wasWanted, status: before } = former.current;
    former.current = { isWanted, status };
    if (isWanted && wasWanted && before !== 'loading' && before !== status) reset();
  }, [isWanted, status, reset]);
}

function canRefetch({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  const path: unknown = queryKey[0];
  if (!Array.isArray(path)) return true;
  const [feature, procedure] = path.map(String);
  return COUNTED[feature ?? '']?.list !== procedure || path.length > 2;
}
