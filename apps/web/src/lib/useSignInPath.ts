import { useLocation } from 'react-router-dom';
import { pathWithoutDialog } from './own-path.ts';
import { paths } from './paths.ts';

/** The landing page with the sign-in dialog, which leads back to the present page. */
export function useSignInPath(): string {
  return paths.signIn(pathWithoutDialog(useLocation()));
}
