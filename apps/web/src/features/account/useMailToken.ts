import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a link that came by mail, kept for as long as the page stands. It comes in the fragment, or in the
 * query of mails from before; either way it leaves the address at once, and so the history and every link.
 */
export function useMailToken(): string {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const given = tokenIn(hash.slice(1)) ?? tokenIn(search);
  const [token, setToken] = useState(given ?? '');
  // The server never sees the fragment, so a page that it rendered learns the token here.
  if (given !== undefined && given !== token) setToken(given);
  useEffect(() => {
    if (given !== undefined) void navigate(pathname, { replace: true });
  }, [given, pathname, navigate]);
  return token;
}

const tokenIn = (parameters: string) => new URLSearchParams(parameters).get('token') ?? undefined;
