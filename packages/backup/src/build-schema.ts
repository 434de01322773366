import type pg from 'pg';
import { createDatabase, migrateProductSchema } from '@guildhall/db';
import type { BackupPlace } from './backup-place.ts';
import { quoted } from './catalogue.ts';
import { withClient } from './connection.ts';

/** Beside the live tables in `app`: what is being restored, what is being verified, what was before. */
export const NEW = 'app_new';
export const CHECK = 'app_check';
export const FORMER = 'app_old';
/** Former states that make room for a newer one; only waiting to be dropped. */
export const DISCARDED = 'app_discarded_';

/** Empty product tables in a schema of this name, as they stood after the named migration. */
export async function buildSchema(place: BackupPlace, schema: string, upTo: string): Promise<void> {
  await withClient(place.connectionString, (client) => dropSchema(client, schema));
  await migrateSchema(place, schema, upTo);
}

/** Brings the tables of a schema to the newest version, or to the named one. */
export async function migrateSchema(
  { connectionString }: BackupPlace,
  schema: string,
  upTo?: string,
): Promise<void> {
  const db = createDatabase({ connectionString, max: 1 });
  try {
    await migrateProductSchema(db, schema, upTo);
  } finally {
    await db.destroy();
  }
}

export async function dropSchema(client: pg.Client, schema: string): Promise<void> {
  await client.query(`drop schema if exists ${quoted(schema)} cascade`);
}
