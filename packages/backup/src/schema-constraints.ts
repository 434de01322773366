import type pg from 'pg';
import { nameIn, quoted } from './catalogue.ts';

/**
 * Takes foreign keys, plain indexes and triggers off the tables of a schema, runs the work, and puts
 * them back: loading is faster and needs no order of tables, and PostgreSQL then checks every foreign
 * key as it adds it. All in the caller's transaction; the owner of the tables may do this. On trial,
 * indexes that only make reading faster stay away, because nobody will read.
 */
export async function withoutConstraints(
  client: pg.Client,
  schema: string,
  isTrial: boolean,
  work: () => Promise<void>,
): Promise<void> {
  const foreignKeys = await listForeignKeys(client, schema);
  const indexes = await listPlainIndexes(client, schema);
  const tables = await listTriggered(client, schema);
  for (const { table, name } of foreignKeys)
    await client.query(`alter table ${nameIn(schema, table)} drop constraint ${quoted(name)}`);
  for (const { name } of indexes) await client.query(`drop index ${nameIn(schema, name)}`);
  for (const table of tables) await client.query(`alter table ${nameIn(schema, table)} disable trigger user`);

  await work();

  await client.query(`set local maintenance_work_mem = '256MB'`);
  for (const { definition, isUnique } of indexes) if (isUnique || !isTrial) await client.query(definition);
  for (const table of tables) await client.query(`alter table ${nameIn(schema, table)} enable trigger user`);
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${nameIn(schema, table)} add constraint ${quoted(name)} ${definition}`);
  if (!isTrial) await analyze(client, schema);
}

/** So that the first readers after a swap are not served by guesses. */
async function analyze(client: pg.Client, schema: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = $1 order by 1',
    [schema],
  );
  for (const { name } of rows) await client.query(`analyze ${nameIn(schema, name)}`);
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

/** Those that stand behind no constraint. */
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
