import { generate, PostgresDialect } from 'kysely-codegen';

import { type Database, sql } from '../src/index.ts';

const SCHEMAS = ['app', 'ops'];

/**
 * Writes the TypeScript of a migrated database's tables, in camelCase. A column whose CHECK lists
 * its values becomes a union of them, so a misspelt status does not compile.
 */
export async function generateTypes(database: Database): Promise<string> {
  const db = database.withoutPlugins();
  const listed = await listedValues(db);
  return generate({
    db,
    dialect: new PostgresDialect({ defaultSchemas: SCHEMAS, dateParser: 'string', numericParser: 'number' }),
    defaultSchemas: SCHEMAS,
    includePattern: '(app|ops).*',
    excludePattern: '*.kysely_migration*',
    camelCase: true,
    singularize: true,
    typeMapping: { int8: 'number' },
    outFile: null,
    postprocess: async ({ metadata }) => {
      for (const table of metadata.tables) {
        for (const column of table.columns) {
          const values = listed.get(`${table.name}.${column.name}`);
          if (values) column.enumValues = values;
        }
      }
      return metadata;
    },
  });
}

async function listedValues(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.relname || '.' || a.attname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'c' and cardinality(k.conkey) = 1 and n.nspname in ('app', 'ops')
  `.execute(db);
  const lists = new Map<string, string[]>();
  for (const { name, definition } of rows) {
    const list = /^CHECK \(\(\w+ (?:= ANY \(ARRAY\[(.+)\]\)|<@ ARRAY\[(.+)\]|= ('[^']*'::text))\)\)$/.exec(
      definition,
    );
    const literals = list?.[1] ?? list?.[2] ?? list?.[3];
    if (literals)
      lists.set(
        name,
        [...literals.matchAll(/'([^']*)'::text/g)].map((literal) => literal[1] ?? ''),
      );
  }
  return lists;
}
