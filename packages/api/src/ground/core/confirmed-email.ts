import type { Viewer } from './context.ts';
import { forbidden } from '../errors/errors.ts';

export const UNCONFIRMED =
  'Please confirm your email address first. You can have the link sent again in your settings.';

/**
 * What a member changes before their address is confirmed, where the community asks for that: the account, the own
 * profile, what they alone see, and what ends or reports something. Whom they may connect with and write to is decided
 * where that is known.
 */
const ALLOWED_PROCEDURE =
  /^(account|auth|consents|notifications|onboarding|profile|topics)\.|^connections\.(request|respond)$|^messages\.(send|conversations\.(setMuted|signalTyping))$|^businesses\.favourites\.set$|^opportunities\.(save$|searches\.)|^events\.calendar\.|\.(block|bookmark|cancel|close|declineQuote|delete|dismiss|markRead|markThreadRead|remove|report|revoke|suggestAgain|unblock|withdraw)$/;

/**
 * @param path of the procedure that writes; an upload to publish has none
 * @throws FORBIDDEN for a member whose address awaits confirmation
 */
export function requireConfirmedEmail(viewer: Viewer | null, path?: string): void {
  if (viewer?.awaitsConfirmation && !(path && ALLOWED_PROCEDURE.test(path))) throw forbidden(UNCONFIRMED);
}
