import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB, Database } from '@guildhall/db';
import { conflict, invalid } from '../../ground/errors/errors.ts';

const FINISHED =
  'This community is already set up and has an administrator. Sign in, or ask them to make you an administrator.';
const EXPIRED = 'This setup address has expired. Restart the server and look for a new one in its log.';
const UNKNOWN = 'This setup address is not valid. Use the latest one from the server log.';

/** In hours. */
const VALID_FOR = 24;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The row of `settings` that holds it: at most one, so that of several processes that start at once one prints. */
const KEY = 'setupToken';
const expiresAt = sql<Date>`(settings.value ->> 'expiresAt')::timestamptz`;

/** `none` while there is an administrator; `earlier` while the token of an earlier start is still valid. */
export type IssuedToken = { token: string } | 'earlier' | 'none';

/**
 * Makes a token for the setup of a community without an administrator; the database stores only its hash.
 * `replace` voids a valid one.
 */
export async function issueSetupToken(db: Database, { replace }: { replace: boolean }): Promise<IssuedToken> {
  if (await hasAdministrator(db)) return 'none';
  const token = randomBytes(32).toString('base64url');
  const value = sql<string>`jsonb_build_object(
    'tokenHash', ${hashOf(token)}::text, 'expiresAt', now() + make_interval(hours => ${VALID_FOR}))`;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflicting) => {
      const update = conflicting.column('key').doUpdateSet({ value });
      return replace ? update : update.where(expiresAt, '<=', sql<Date>`now()`);
    })
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 0n ? 'earlier' : { token };
}

/** @throws CONFLICT when there is an administrator, BAD_REQUEST when the token is unknown or has expired */
export async function requireSetupToken(db: Kysely<DB>, token: string): Promise<void> {
  const row = await db
    .selectFrom('settings')
    .select(sql<boolean>`${expiresAt} > now()`.as('isValid'))
    .where('key', '=', KEY)
    .where(sql`value ->> 'tokenHash'`, '=', hashOf(token))
    .executeTakeFirst();
  // After the token, which is consumed in the transaction that makes the administrator.
  if (await hasAdministrator(db)) throw conflict(FINISHED);
  if (!row) throw invalid(UNKNOWN);
  if (!row.isValid) throw invalid(EXPIRED);
}

/** Consumes the token. A concurrent use of it waits here, and is then refused. */
export async function useSetupToken(trx: Kysely<DB>, token: string): Promise<void> {
  await trx.selectFrom('settings').select('key').where('key', '=', KEY).forUpdate().execute();
  await requireSetupToken(trx, token);
  await endSetup(trx);
}

/** Voids the setup address, because there is an administrator. */
export async function endSetup(trx: Kysely<DB>): Promise<void> {
  await trx.deleteFrom('settings').where('key', '=', KEY).execute();
}

async function hasAdministrator(db: Kysely<DB>): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('erasedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
