import type pg from 'pg';

/** A product table as a backup sees it. */
export type TableShape = {
  name: string;
  /** In table order, without generated columns, which PostgreSQL computes again. */
  columns: string[];
  /** The primary key as an ORDER BY, text in the C collation so that every database sorts the same. */
  order: string;
  /** On disk, for the progress shown. */
  sizeBytes: number;
};

export type SequenceState = { name: string; lastValue: string; isCalled: boolean };

/** The migrator's own tables; the manifest has the schema version instead. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'];

/** Every product table of a schema, by name. */
export async function listTables(client: pg.Client, schema: string): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name, pg_table_size(c.oid)::float8 as "sizeBytes",
       array(select attname::text from pg_attribute a
             where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
             order by attnum) as columns,
       coalesce((
         select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end,
                           ', ' order by key.place)
         from pg_index i
         cross join unnest(i.indkey) with ordinality as key (attnum, place)
         join pg_attribute a on a.attrelid = c.oid and a.attnum = key.attnum
         where i.indrelid = c.oid and i.indisprimary), '1') as "order"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relkind = 'r' and c.relname <> all ($2)
     order by c.relname`,
    [schema, MIGRATION_TABLES],
  );
  return rows;
}

/** The names of the product tables of a schema that have had rows. */
export async function listFilledTables(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relkind = 'r' and c.relname <> all ($2) and pg_relation_size(c.oid) > 0`,
    [schema, MIGRATION_TABLES],
  );
  return rows.map(({ name }) => name);
}

/** The sequences behind the identity columns. They only increase, so reading them last is safe. */
export async function listSequences(client: pg.Client, schema: string): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = $1 order by 1',
    [schema],
  );
  if (rows.length === 0) return [];
  const each = rows.map(
    ({ name }) =>
      `select ${literal(name)} as name, last_value::text as "lastValue", is_called as "isCalled" from ${nameIn(schema, name)}`,
  );
  return (await client.query<SequenceState>(each.join(' union all '))).rows;
}

/** The migrations that built a schema, oldest first. */
export async function listMigrations(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from ${nameIn(schema, 'kysely_migration')} order by name`,
  );
  return rows.map(({ name }) => name);
}

export async function hasSchema(client: pg.Client, schema: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
  return rowCount === 1;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
export const nameIn = (schema: string, name: string) => `${quoted(schema)}.${quoted(name)}`;
export const columnList = (columns: string[]) => columns.map(quoted).join(', ');

/** The rows of a table in a fixed order. */
export function orderedRows(schema: string, { name, columns, order }: TableShape, chosen = columns): string {
  return `select ${columnList(chosen)} from ${nameIn(schema, name)} order by ${order}`;
}
