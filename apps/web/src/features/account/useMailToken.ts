import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The token of a link that came by mail, kept for as long as the page stands. */
export function useMailToken(): string {
  const [search] = useSearchParams();
  const [token] = useState(search.get('token') ?? '');
  return token;
}
