import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { appUrlOf, makeMember, testDatabase } from '../testing/index.ts';
import { type Database, createDatabase, migrateProductSchema, poolOf, sql } from './index.ts';

const database = testDatabase();
const { appUrl, ownerUrl } = inject('guildhallTestServer');

/** The audit is appended to through a function. */
const READ_ONLY = ['audit', 'audit_head'].flatMap((table) =>
  ['DELETE', 'INSERT', 'UPDATE'].map((privilege) => `${table} ${privilege}`),
);

/** Privileges that the role that serves requests lacks, by table. */
const missingPrivileges = async (app: Database, schema: string) => {
  const { rows } = await sql<{ missing: string }>`
    select relname || ' ' || privilege as missing
    from pg_class c, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as privilege
    where relnamespace = ${schema}::regnamespace and relkind in ('r', 'p')
      and not has_table_privilege(c.oid, privilege)
    order by 1`.execute(app);
  return rows.map(({ missing }) => missing);
};

describe.skipIf(appUrl === ownerUrl)('the role that serves requests', () => {
  let app: Database;

  beforeAll(() => {
    app = createDatabase({ connectionString: appUrlOf(database()), max: 2 });
  });
  afterAll(() => app.destroy());

  it('is no superuser, cannot create roles or databases, and owns nothing', async () => {
    const { rows } = await sql`
      select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
        (select count(*) from pg_class where relowner = pg_roles.oid) as owned
      from pg_roles where rolname = current_user`.execute(app);

    expect(rows).toEqual([
      {
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        rolbypassrls: false,
        owned: 0,
      },
    ]);
  });

  it('reads and writes the rows of every table, jobs included', async () => {
    expect(await missingPrivileges(app, 'app')).toEqual([]);
    expect(await missingPrivileges(app, 'ops')).toEqual(READ_ONLY);
    expect(await missingPrivileges(app, 'graphile_worker')).toEqual([]);
    await sql`select graphile_worker.add_job('a task of the test')`.execute(app);
    const { rows } = await sql`select task_identifier as task from graphile_worker.jobs`.execute(app);
    expect(rows).toEqual([{ task: 'a task of the test' }]);
    const { rows: closed } = await sql`
      select relname from pg_class c where relrowsecurity
      and not exists (select from pg_policy where polrelid = c.oid)`.execute(database());
    expect(closed).toEqual([]);
  });

  it('may use the tables of a later migration, and those that a restore creates beside the live ones', async () => {
    await sql`create table app.later (id integer generated always as identity primary key)`.execute(
      database(),
    );
    await migrateProductSchema(database(), 'app_new');

    expect(await missingPrivileges(app, 'app')).toEqual([]);
    expect(await missingPrivileges(app, 'app_new')).toEqual([]);
    await sql`insert into app.later default values`.execute(app);
    await makeMember(app);
  });

  it.each([
    'create table app.mine (id int)',
    'create schema mine',
    'create function app.mine() returns int language sql as $$ select 1 $$',
    'create extension file_fdw',
    'alter table app.users add column mine int',
    'alter table app.users disable trigger user',
    'drop table app.posts',
    'truncate app.posts cascade',
    'alter schema app rename to stolen',
    'delete from ops.audit',
    `insert into ops.audit (event) values ('forged')`,
    'alter table ops.audit disable trigger user',
    'update ops.audit_head set audit_id = 1',
    'create or replace function ops.append_audit(entry jsonb) returns jsonb language sql as $$ select entry $$',
    `copy app.users to program 'id'`,
    `select pg_read_file('postgresql.conf')`,
    'set role guildhall_owner',
  ])('is refused: %s', async (statement) => {
    await expect(poolOf(app).query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});
