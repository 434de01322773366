import { issueSetupToken } from '@guildhall/api';
import type { Database } from '@guildhall/db';

const setupAddress = (publicOrigin: string, token: string) =>
  `Set up your community within 24 hours: ${publicOrigin}/setup#token=${token}`;

const EARLIER =
  'This community has no administrator. The setup address of an earlier start is still valid; the command setup-address prints a new one.';

/** One line about how to become administrator; null when there is one. */
export async function describeSetup(db: Database, publicOrigin: string): Promise<string | null> {
  const issued = await issueSetupToken(db, { replace: false });
  if (issued === 'none') return null;
  return issued === 'earlier' ? EARLIER : setupAddress(publicOrigin, issued.token);
}

/** The same with a new address, which voids the one before. */
export async function renewSetupAddress(db: Database, publicOrigin: string): Promise<string | null> {
  const issued = await issueSetupToken(db, { replace: true });
  return typeof issued === 'string' ? null : setupAddress(publicOrigin, issued.token);
}
