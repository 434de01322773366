import { type JoinFor, stateToJoin } from './join-for.ts';
import { type AuthDialog, type Then, useAuthPath } from './useAuthPath.ts';

type Options = Then & { dialog?: AuthDialog };

/** The properties of a link to join for something, which the dialog names; it leads back to the page. */
export function useJoinLink() {
  const authPath = useAuthPath();
  return (joinFor: JoinFor, { dialog = 'register', ...then }: Options = {}) => ({
    to: authPath(dialog, then),
    state: stateToJoin(joinFor),
    preventScrollReset: true,
  });
}
