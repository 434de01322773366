import { type Kysely, sql } from 'kysely';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import type { ProductConfig } from '../../ground/values/product-config.ts';
import { readStoredRegistration } from './registration.queries.ts';

type Config = Pick<ProductConfig, 'requiresConfirmedEmail'>;

/**
 * Stores for the triggers whether members have to confirm their address, and applies it to those who have not. The
 * community's own choice wins over the installation's.
 */
export async function applyConfirmation(trx: Kysely<DB>, isRequired: boolean): Promise<void> {
  await sql`
    insert into settings (key, value) values ('confirmationRequired', to_jsonb(${isRequired}::boolean))
    on conflict (key) do update set value = excluded.value where settings.value <> excluded.value`.execute(
    trx,
  );
  // A trigger decides again. Those who have not joined are not active, and confirm by joining.
  await sql`
    update users set email_verified_at = null
    where has_joined and email_verified_at is null and erased_at is null and role <> 'admin'
      and awaits_confirmation <> ${isRequired}`.execute(trx);
}

/** At the start of a process: the configuration may have changed. */
export async function applyConfiguredConfirmation(
  db: Database,
  { requiresConfirmedEmail }: Config,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const stored = await readStoredRegistration(trx);
    await applyConfirmation(trx, stored.requiresConfirmedEmail ?? requiresConfirmedEmail);
  });
}
