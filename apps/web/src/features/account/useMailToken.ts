import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of the email link that opened the page, held in state while the page is mounted. It is in the
 * fragment, or in the query of older emails; either way it is removed from the URL at once, and so from the history
 * and the referrer.
 */
export function useMailToken(): string {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const given = tokenIn(hash.slice(1)) ?? tokenIn(search);
  const [token, setToken] = useState(given ?? '');
  // The server never sees the fragment, so a page that it rendered learns the token here.
  if (given !== undefined && given !== token) setToken(given);
  useEffect(() => {
    if (given === undefined) return;
    const others = new URLSearchParams(search);
    others.delete('token');
    void navigate({ pathname, search: others.toString() }, { replace: true });
  }, [given, pathname, search, navigate]);
  return token;
}

const tokenIn = (parameters: string) => new URLSearchParams(parameters).get('token') ?? undefined;
