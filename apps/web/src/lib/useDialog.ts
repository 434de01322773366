import { useCallback } from 'react';
import { DIALOG_PARAMETER, NEXT_PARAMETER } from './own-path.ts';
import { paths } from './paths.ts';
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const NAMES = ['login', 'register', 'forgot-password', 'edit-profile'] as const;
export type DialogName = (typeof NAMES)[number];

/** The field of the dialog that one comes for. */
type Place = { at?: string | undefined };

/** Which shared dialog is open. It is stored in the URL, so that a link can open one and the back button closes it. */
export function useDialog() {
  const [search] = useSearchParams();
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const value = search.get(DIALOG_PARAMETER);
  const open = NAMES.find((name) => name === value) ?? null;

  const linkTo = useCallback(
    (name: DialogName | null, wanted?: string): To => {
      const next = new URLSearchParams(search);
      if (name === null) next.delete(DIALOG_PARAMETER);
      else next.set(DIALOG_PARAMETER, name);
      if (wanted !== undefined) next.set(NEXT_PARAMETER, wanted);
      // What was wanted on this page is dropped. Those who were sent to the landing page can still sign in there later.
      if (name === null && pathname !== paths.home()) next.delete(NEXT_PARAMETER);
      return { pathname, hash, search: next.toString() };
    },
    [search, pathname, hash],
  );
  const show = useCallback(
    (name: DialogName, { at }: Place = {}) =>
      void navigate(linkTo(name), {
        replace: open !== null,
        preventScrollReset: true,
        // From one dialog to the next, such as from joining to signing in, what was wanted stays.
        state: at ? { at } : (state as unknown),
      }),
    [navigate, linkTo, open, state],
  );
  const hide = useCallback(
    () => void navigate(linkTo(null), { replace: true, preventScrollReset: true }),
    [navigate, linkTo],
  );
  return { open, linkTo, show, hide };
}
