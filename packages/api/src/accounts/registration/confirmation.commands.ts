import type { Kysely } from 'kysely';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import { enqueueJob } from '../../ground/core/jobs.ts';
import { type RunSql, runIn } from '../../ground/core/run-sql.ts';
import { JoiningSettings } from '../../ground/settings/registration.schema.ts';
import type { ProductConfig } from '../../ground/values/product-config.ts';

type Config = Pick<ProductConfig, 'requiresConfirmedEmail'>;

/** The job that applies the setting to the members whom the change itself did not reach. */
export const CONFIRMATION_TASK = 'apply-confirmation';

/** Members in one transaction. Triggers hide or show what belongs to each, so that this takes a second on a busy machine. */
const MEMBERS = 200;

/** Those to whom the setting applies: who has not joined is not active, and confirms by joining. */
const UNCONFIRMED = `has_joined and email_verified_at is null and erased_at is null and role <> 'admin'`;

/**
 * Stores whether members have to confirm their address, which counts for new accounts at once, and applies it to those
 * who have not: to some hundred in the caller's transaction, to the others by a job.
 */
export async function changeConfirmation(trx: Kysely<DB>, isRequired: boolean): Promise<void> {
  const run = runIn(trx);
  await storeConfirmation(run, isRequired);
  if ((await applyToSome(run, 0)) !== undefined)
    await enqueueJob(trx, CONFIRMATION_TASK, {}, { key: CONFIRMATION_TASK });
}

/**
 * Applies the stored setting to every member, transaction by transaction, so that it can be killed and started again. A
 * change meanwhile counts from the next transaction on, and its own job goes over the members before.
 */
export async function continueConfirmation(db: Database): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const from: number = after;
    after = await withTransaction(db, (trx) => applyToSome(runIn(trx), from));
  }
}

/** At the start of a process: the configuration may have changed. */
export async function applyConfiguredConfirmation(db: Database, config: Config): Promise<void> {
  await withTransaction(db, async (trx) => {
    const run = runIn(trx);
    await storeConfirmation(run, await findEffective(run, config));
  });
  await continueConfirmation(db);
}

/**
 * In the caller's transaction, for data that is being restored, which may be of another configuration. The community's
 * own choice wins over the installation's.
 */
export async function applyEffectiveConfirmation(run: RunSql, config: Config, schema: string): Promise<void> {
  const isRequired = await findEffective(run, config, schema);
  await storeConfirmation(run, isRequired, schema);
  // A trigger decides again.
  await run(
    `update ${schema}.users set email_verified_at = null where ${UNCONFIRMED} and awaits_confirmation <> $1`,
    [isRequired],
  );
}

/** For the triggers. */
async function storeConfirmation(run: RunSql, isRequired: boolean, schema = 'app'): Promise<void> {
  await run(
    `insert into ${schema}.settings as known (key, value) values ('confirmationRequired', to_jsonb($1::boolean))
     on conflict (key) do update set value = excluded.value where known.value <> excluded.value`,
    [isRequired],
  );
}

async function findEffective(
  run: RunSql,
  { requiresConfirmedEmail }: Config,
  schema = 'app',
): Promise<boolean> {
  const [row] = await run(`select value from ${schema}.settings where key = 'requiresConfirmedEmail'`, []);
  const { data: chosen } = JoiningSettings.shape.requiresConfirmedEmail.safeParse(Object(row).value);
  return chosen ?? requiresConfirmedEmail;
}

/** @returns the last of them; undefined when no more remain */
async function applyToSome(run: RunSql, after: number): Promise<number | undefined> {
  const changed = await run(
    `with setting as (
       select value = 'true'::jsonb as required from app.settings where key = 'confirmationRequired' for share)
     update app.users set email_verified_at = null
     where id in (
       select id from app.users, setting
       where id > $1 and ${UNCONFIRMED} and awaits_confirmation <> required order by id limit ${MEMBERS})
     returning id`,
    [after],
  );
  return changed.length < MEMBERS ? undefined : Math.max(...changed.map((row) => Number(Object(row).id)));
}
