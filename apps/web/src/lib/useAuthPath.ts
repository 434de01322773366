import { useLocation } from 'react-router-dom';
import { useIsKnownDevice } from './known-device.ts';
import { pathWithDialog, pathWithoutDialog, withParameters } from './own-path.ts';
import { useCanRegister } from './site.ts';

/** Where a visitor goes on afterwards: another page than the present one, with these parameters. */
export type Then = { at?: string; open?: Record<string, string> };

/** Joining, signing in, or `either`: joining, but signing in where somebody has done so before. */
export type AuthDialog = 'register' | 'login' | 'either';

/**
 * Links for what only members can do: the dialog to join, with signing in inside, or to sign in. It opens over the
 * present page and leads back to it. Where visitors cannot register, both are the sign-in.
 */
export function useAuthPath(): (dialog: AuthDialog, then?: Then) => string {
  const location = useLocation();
  const canRegister = useCanRegister();
  const isKnown = useIsKnownDevice();
  const wayIn = (dialog: AuthDialog) => {
    if (!canRegister) return 'login';
    return dialog === 'either' ? (isKnown ? 'login' : 'register') : dialog;
  };
  return (dialog, { at = pathWithoutDialog(location), open = {} } = {}) =>
    pathWithDialog(location, wayIn(dialog), withParameters(at, open));
}
