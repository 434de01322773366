import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * What the service sent the browser back with. It is in the fragment, which leaves the address and the history at
 * once.
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
    void navigate({ pathname }, { replace: true });
  }, [given, pathname, navigate]);
  return answer;
}
