import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { trpc } from './trpc.ts';

/**
 * Reads queries again when the server says that they changed. Events carry topics, not content.
 * After an interruption everything is read once, since events may have been missed.
 */
export function useLiveChanges(isSignedIn: boolean): void {
  const queryClient = useQueryClient();
  const connections = useRef(0);

  trpc.live.changes.useSubscription(undefined, {
    enabled: isSignedIn,
    onData({ topics }) {
      if (topics.length === 0) {
        connections.current += 1;
        if (connections.current > 1) void queryClient.invalidateQueries();
        return;
      }
      for (const topic of topics) void queryClient.invalidateQueries({ queryKey: [[topic]] });
    },
  });
}
