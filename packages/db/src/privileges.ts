import { type Kysely, sql } from 'kysely';

/**
 * Default privileges of the role that serves requests, for everything the owner creates from now on in any
 * schema: the tables of later migrations, and those of a restore.
 */
export async function grantOnNewObjects(owner: Kysely<unknown>, role: string): Promise<void> {
  const app = sql.id(role);
  await sql`
    alter default privileges grant usage on schemas to ${app};
    alter default privileges grant select, insert, update, delete on tables to ${app};
    alter default privileges grant usage, select, update on sequences to ${app}`.execute(owner);
}

/**
 * The same for existing objects, as after an upgrade from a version with one role. The audit is read-only:
 * entries are appended through a function that runs as the owner.
 */
export async function grantOnExistingObjects(owner: Kysely<unknown>, role: string): Promise<void> {
  const app = sql.id(role);
  // In one transaction, so that the audit is never writable.
  await owner.transaction().execute(async (trx) => {
    for (const schema of await listOwnSchemas(trx))
      await sql`
        grant usage on schema ${sql.id(schema)} to ${app};
        grant select, insert, update, delete on all tables in schema ${sql.id(schema)} to ${app};
        grant usage, select, update on all sequences in schema ${sql.id(schema)} to ${app};
        grant execute on all functions in schema ${sql.id(schema)} to ${app}`.execute(trx);
    await sql`revoke insert, update, delete on ops.audit, ops.audit_head from ${app}`.execute(trx);
    await allowAllRows(trx, role);
  });
}

async function listOwnSchemas(owner: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace
    where nspowner = current_user::regrole and nspname <> 'public' and not starts_with(nspname, 'pg_')
    order by 1`.execute(owner);
  return rows.map(({ name }) => name);
}

/** The job queue enables row-level security without a policy, which hides every job from all but the owner. */
async function allowAllRows(owner: Kysely<unknown>, role: string): Promise<void> {
  const { rows } = await sql<{ schema: string; table: string }>`
    select n.nspname as schema, c.relname as table
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relrowsecurity and n.nspowner = current_user::regrole
      and not exists (select from pg_policy where polrelid = c.oid and polname = ${role})
    order by 1, 2`.execute(owner);
  for (const { schema, table } of rows)
    await sql`create policy ${sql.id(role)} on ${sql.id(schema, table)} to ${sql.id(role)}
      using (true) with check (true)`.execute(owner);
}
