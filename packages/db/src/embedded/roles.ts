import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { Client } from 'pg';

const DATABASE = 'guildhall';
const SCRIPT = new URL('../roles.sql', import.meta.url);

/**
 * The database, and the two roles that the product connects as; neither is a superuser. Objects that an earlier
 * version created as the superuser change their owner. Their passwords are derived one-way from the superuser's, so
 * there is one secret to store.
 */
export async function ensureRoles(
  superuserUrl: string,
  ownerMayCreateDatabases: boolean,
): Promise<{ appUrl: string; ownerUrl: string }> {
  const as = (user: string) => {
    const url = new URL(superuserUrl);
    url.pathname = `/${DATABASE}`;
    url.password = createHmac('sha256', new URL(superuserUrl).password).update(user).digest('base64url');
    url.username = user;
    return url;
  };
  const [app, owner] = [as('guildhall_app'), as('guildhall_owner')];
  await withClient(superuserUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
  const inDatabase = new URL(superuserUrl);
  inDatabase.pathname = `/${DATABASE}`;
  await withClient(inDatabase.href, async (client) => {
    await client.query(
      `select set_config('guildhall.owner_password', $1, false), set_config('guildhall.app_password', $2, false)`,
      [owner.password, app.password],
    );
    await client.query(await readFile(SCRIPT, 'utf8'));
    if (ownerMayCreateDatabases) await client.query('alter role guildhall_owner createdb');
  });
  return { appUrl: app.href, ownerUrl: owner.href };
}

async function withClient(connectionString: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
