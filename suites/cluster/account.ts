import { readFileSync } from 'node:fs';

/** Who runs the servers of the packages; empty means "as we are". */
export type Account = { uid: number; gid: number } | Record<string, never>;

/**
 * PostgreSQL refuses to run as root, so root runs everything that comes from packages as the account
 * that PostgreSQL's package makes.
 */
export function serviceAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  if (line === undefined) throw new Error('The account "postgres" is missing: install postgresql.');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
