import { useLocation } from 'react-router-dom';
import { pathWithDialog, pathWithoutDialog, withParameters } from './own-path.ts';
import { useCanRegister } from './site.ts';

/** Where a visitor goes on afterwards: another page than the present one, with these parameters. */
type Then = { at?: string; open?: Record<string, string> };

/**
 * Links for what only members can do: the dialog to join, with signing in inside, or to sign in. It opens over the
 * present page and leads back to it. Where visitors cannot register, both are the sign-in.
 */
export function useAuthPath(): (dialog: 'register' | 'login', then?: Then) => string {
  const location = useLocation();
  const canRegister = useCanRegister();
  return (dialog, { at = pathWithoutDialog(location), open = {} } = {}) =>
    pathWithDialog(location, canRegister ? dialog : 'login', withParameters(at, open));
}
