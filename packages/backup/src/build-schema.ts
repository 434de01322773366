import type pg from 'pg';
import { createDatabase, migrateProductSchema } from '@guildhall/db';
import type { BackupPlace } from './backup-place.ts';
import { listFilledTables, nameIn, quoted } from './catalogue.ts';
import { withClient } from './connection.ts';

/** Schemas beside the live one, `app`: being restored, being verified, and the snapshot from before the last restore. */
export const NEW = 'app_new';
export const CHECK = 'app_check';
export const PREVIOUS = 'app_old';
/** Prefix of earlier snapshots that a newer one replaced, and that are about to be dropped. */
export const DISCARDED = 'app_discarded_';

/** Creates empty product tables in a schema of this name, as of the named migration. */
export async function buildSchema(place: BackupPlace, schema: string, upTo: string): Promise<void> {
  await withClient(place.connectionString, (client) => dropSchema(client, schema));
  await migrateSchema(place, schema, upTo);
  // Some migrations insert rows, and the backup has its own.
  await withClient(place.connectionString, async (client) => {
    // Only those: to truncate all of them would take a tenth of the time of restoring an empty community.
    const filled = (await listFilledTables(client, schema)).map((name) => nameIn(schema, name));
    if (filled.length > 0) await client.query(`truncate ${filled.join(', ')} cascade`);
  });
}

/** Migrates the tables of a schema to the latest version, or to the named one. */
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
