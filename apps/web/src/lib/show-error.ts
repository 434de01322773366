import { commonMessages } from './common.messages.ts';
import { toast } from './toast.ts';

/** The message of every request that needs a session and has none. */
export const NOT_AUTHENTICATED = 'Not authenticated';

/**
 * Tells the viewer in a toast why the server rejected something; the `onError` of most mutations. A session that has
 * ended is told by a dialog instead, which lets them sign in again.
 */
export function showError({ message }: { message: string }): void {
  if (message === NOT_AUTHENTICATED) return;
  toast({ title: commonMessages.error, description: message, destructive: true });
}
