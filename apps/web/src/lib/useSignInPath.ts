import { useLocation } from 'react-router-dom';
import { paths } from './paths.ts';

/** The landing page with the sign-in dialog, which leads back to the present page. */
export function useSignInPath(): string {
  const { pathname, search, hash } = useLocation();
  return paths.signIn(pathname + search + hash);
}
