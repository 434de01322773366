import type pg from 'pg';
import { nameIn, quoted } from './catalogue.ts';

/**
 * Drops foreign keys, plain indexes and triggers of a schema, runs the work, and restores them: loading is faster
 * and needs no order of tables, and PostgreSQL checks every foreign key when it is added. All in the caller's
 * transaction, as the owner of the tables. On trial, non-unique indexes are not rebuilt, since nothing reads them.
 */
export async function withoutConstraints(
  client: pg.Client,
  schema: string,
  isTrial: boolean,
  work: () => Promise<void>,
): Promise<void> {
  const foreignKeys = await listForeignKeys(client, schema);
  const indexes = await listPlainIndexes(client, schema);
  const triggered = await listTriggered(client, schema);
  const tables = [...new Set([...triggered, ...foreignKeys.map(({ table }) => table)])];
  const alterEach = (actionsOf: (table: string) => string[]) =>
    tables.map((table) => `alter table ${nameIn(schema, table)} ${actionsOf(table).join(', ')}`);
  const keysOf = (table: string) => foreignKeys.filter((key) => key.table === table);

  await runAll(client, [
    ...alterEach((table) => [
      'disable trigger user',
      ...keysOf(table).map(({ name }) => `drop constraint ${quoted(name)}`),
    ]),
    ...indexes.map(({ name }) => `drop index ${nameIn(schema, name)}`),
  ]);

  await work();

  await runAll(client, [
    `set local maintenance_work_mem = '256MB'`,
    ...indexes.filter(({ isUnique }) => isUnique || !isTrial).map(({ definition }) => definition),
    ...alterEach((table) => [
      'enable trigger user',
      ...keysOf(table).map(({ name, definition }) => `add constraint ${quoted(name)} ${definition}`),
    ]),
  ]);
  if (!isTrial) await analyze(client, schema);
}

/** In one message: hundreds of round trips would cost more than the statements. */
async function runAll(client: pg.Client, statements: string[]): Promise<void> {
  await client.query(statements.join(';\n'));
}

/** Without statistics, the first queries after a swap would get bad plans. */
async function analyze(client: pg.Client, schema: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = $1 order by 1',
    [schema],
  );
  await client.query(`analyze ${rows.map(({ name }) => nameIn(schema, name)).join(', ')}`);
}

async function listForeignKeys(client: pg.Client, schema: string) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select t.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class t on t.oid = k.conrelid
     where k.connamespace = $1::regnamespace and k.contype = 'f' order by 1, 2`,
    [schema],
  );
  return rows;
}

/** Indexes that do not back a constraint. */
async function listPlainIndexes(client: pg.Client, schema: string) {
  const { rows } = await client.query<{ name: string; definition: string; isUnique: boolean }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition, i.indisunique as "isUnique"
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = $1::regnamespace
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
     order by 1`,
    [schema],
  );
  return rows;
}

async function listTriggered(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct t.relname as name from pg_trigger g join pg_class t on t.oid = g.tgrelid
     where t.relnamespace = $1::regnamespace and not g.tgisinternal order by 1`,
    [schema],
  );
  return rows.map(({ name }) => name);
}
