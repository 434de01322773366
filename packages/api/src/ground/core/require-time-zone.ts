import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { invalid } from '../errors/errors.ts';

/**
 * Throws for a time zone that the database does not know, whatever this runtime knows: it would fail whenever it is
 * read. Nothing is asked where none is given.
 */
export async function requireTimeZone(
  db: Kysely<DB>,
  timeZone: string | undefined,
  path: string,
): Promise<void> {
  if (!timeZone) return;
  const { rows } = await sql`select from pg_timezone_names where name = ${timeZone}`.execute(db);
  const message = 'Choose a time zone';
  if (rows.length === 0) throw invalid(message, [{ path, message }]);
}
