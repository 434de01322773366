import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { trpc } from '../lib/trpc.ts';
import type { ViewerState } from '../lib/useViewer.ts';

/**
 * Features whose list readers are in the middle of. It is never moved under their eyes: what is new is counted,
 * and the reader asks for it.
 */
const COUNTED: Record<string, { list: string; counter: string }> = {
  feed: { list: 'list', counter: 'countNewer' },
};

/** What arrives for a member while the page is on its way to them; small, and in no event of a stream that stands only now. */
const ARRIVING = ['notifications', 'messages'];

/**
 * Reads queries again when the server says that they changed. Events carry topics, not content.
 * After an interruption everything is read once, since events may have been missed.
 */
export function useLiveChanges(isWanted: boolean, reader: ViewerState): void {
  const queryClient = useQueryClient();
  const connections = useRef(0);

  const readAgain = (topic: string) => {
    const counter = COUNTED[topic]?.counter;
    return queryClient.invalidateQueries({ queryKey: [counter ? [topic, counter] : [topic]] });
  };

  const { reset } = trpc.live.changes.useSubscription(undefined, {
    enabled: isWanted,
    onData({ topics }) {
      for (const topic of topics) void readAgain(topic);
      if (topics.length > 0) return;
      // The stream stands. What was written between the page and now is in no event.
      connections.current += 1;
      if (connections.current > 1) void queryClient.invalidateQueries({ predicate: mayMove });
      else for (const topic of [...Object.keys(COUNTED), ...ARRIVING]) void readAgain(topic);
    },
  });

  // A stream belongs to whoever opened it, so who signs in or is signed out on this page needs another.
  const { status } = reader;
  const former = useRef({ isWanted, status });
  useEffect(() => {
    const { isWanted: wasWanted, status: before } = former.current;
    former.current = { isWanted, status };
    if (isWanted && wasWanted && before !== 'loading' && before !== status) reset();
  }, [isWanted, status, reset]);
}

function mayMove({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  const path: unknown = queryKey[0];
  if (!Array.isArray(path)) return true;
  const [feature, procedure] = path.map(String);
  return COUNTED[feature ?? '']?.list !== procedure || path.length > 2;
}
