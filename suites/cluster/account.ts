import { readFileSync } from 'node:fs';

/** The account that the servers run as; empty for our own. */
export type Account = { uid: number; gid: number } | Record<string, never>;

/** PostgreSQL refuses to run as root, so root runs the servers as the account of the PostgreSQL package. */
export function serviceAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  if (line === undefined) throw new Error('The account "postgres" is missing: install postgresql.');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
