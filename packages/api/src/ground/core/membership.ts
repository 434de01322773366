import { rolesOf } from '../roles/in-force.ts';
import type { Viewer } from './context.ts';
import { forbidden } from '../errors/errors.ts';

/** How many days after its last day a membership lapses: members read from then on, but publish nothing. */
export const MEMBERSHIP_GRACE_DAYS = 30;

const LAPSED =
  'Your membership has ended, so you can read but not publish. Contact the administrators to renew it.';

/** What a lapsed member still changes: the account, the own profile, consents, and what ends or reports something. */
const ALLOWED_PROCEDURE =
  /^(account|auth|consents|notifications|onboarding|profile)\.|\.(block|unblock|cancel|close|declineQuote|delete|dismiss|markRead|markThreadRead|remove|report|revoke|withdraw)$/;

/**
 * @param path of the procedure that writes; an upload to publish has none
 * @throws FORBIDDEN for a lapsed member
 */
export function requireCurrentMembership(viewer: Viewer | null, path?: string): void {
  if (viewer?.isLapsed && !(path && ALLOWED_PROCEDURE.test(path))) throw forbidden(LAPSED);
}

/** An SQL condition: the membership of the member `alias` has lapsed. Those of administrators and roles never do. */
export const lapsed = (alias: string): string =>
  `(coalesce(${alias}.membership_expires_on + ${MEMBERSHIP_GRACE_DAYS} < (now() at time zone 'UTC')::date, false)
    and ${alias}.role <> 'admin' and ${rolesOf(alias)} = '{}')`;
