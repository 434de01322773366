import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NEXT_PARAMETER } from '../../../lib/own-path.ts';
import { takeNext } from '../../auth/providers/pending-sign-in.ts';

/**
 * What the service sent the browser back with. It is in the fragment, which leaves the address and the history at
 * once; in its place comes where to go on after signing in.
 */
export function useProviderAnswer(): string | null {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const given = hash.length > 1 ? hash.slice(1) : null;
  const [answer, setAnswer] = useState(given);
  // The server never sees the fragment, so a page that it rendered learns the answer here.
  if (given !== null && given !== answer) setAnswer(given);
  useEffect(() => {
    if (given === null) return;
    const next = takeNext();
    const search = next === null ? '' : `?${new URLSearchParams({ [NEXT_PARAMETER]: next })}`;
    void navigate({ pathname, search }, { replace: true });
  }, [given, pathname, navigate]);
  return answer;
}
