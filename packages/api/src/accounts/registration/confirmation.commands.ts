import { type Database, withTransaction } from '@guildhall/db';
import { type RunSql, runIn } from '../../ground/core/run-sql.ts';
import { JoiningSettings } from '../../ground/settings/registration.schema.ts';
import type { ProductConfig } from '../../ground/values/product-config.ts';

type Config = Pick<ProductConfig, 'requiresConfirmedEmail'>;

/**
 * Stores for the triggers whether members have to confirm their address, and applies it to those who have not. The
 * community's own choice wins over the installation's.
 */
export async function applyConfirmation(run: RunSql, isRequired: boolean, schema = 'app'): Promise<void> {
  await run(
    `insert into ${schema}.settings as known (key, value) values ('confirmationRequired', to_jsonb($1::boolean))
     on conflict (key) do update set value = excluded.value where known.value <> excluded.value`,
    [isRequired],
  );
  // A trigger decides again. Those who have not joined are not active, and confirm by joining.
  await run(
    `update ${schema}.users set email_verified_at = null
     where has_joined and email_verified_at is null and erased_at is null and role <> 'admin'
       and awaits_confirmation <> $1`,
    [isRequired],
  );
}

/** At the start of a process: the configuration may have changed. */
export async function applyConfiguredConfirmation(db: Database, config: Config): Promise<void> {
  await withTransaction(db, (trx) => applyEffectiveConfirmation(runIn(trx), config));
}

/** The same in the caller's transaction, also for data that is being restored: it may be of another configuration. */
export async function applyEffectiveConfirmation(
  run: RunSql,
  { requiresConfirmedEmail }: Config,
  schema = 'app',
): Promise<void> {
  const [row] = await run(`select value from ${schema}.settings where key = 'requiresConfirmedEmail'`, []);
  const { data: chosen } = JoiningSettings.shape.requiresConfirmedEmail.safeParse(Object(row).value);
  await applyConfirmation(run, chosen ?? requiresConfirmedEmail, schema);
}
