import { draftKey } from '../../../lib/draft-key.ts';

export const CHANGED = 'guildhall:waiting-messages';

/** Stored as a draft, so it expires and is deleted as one. */
export const waitingKey = (memberId: number) => draftKey(memberId, 'waiting-messages');

/** Calls the listener when what waits changes, in this tab or another one. */
export function subscribeWaiting(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
}
