import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';

/** Who arrives while only requests have something new is led there, once; `isPlain`: the URL asks for nothing else. */
export function useLeadToRequests(isPlain: boolean): void {
  const navigate = useNavigate();
  const { data: unread, isFetching } = trpc.messages.conversations.unread.useQuery();
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current || (isPlain && (!unread || isFetching))) return;
    hasArrived.current = true;
    if (isPlain && unread?.conversations === 0 && unread.requests > 0)
      void navigate(paths.messages('requests'), { replace: true, preventScrollReset: true });
  }, [isPlain, unread, isFetching, navigate]);
}
