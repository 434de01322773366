import { describe, expect, it } from 'vitest';
import { sql, withTransaction } from '@guildhall/db';
import { ImportOptions } from './imports.schema.ts';
import { importer } from '../../../testing/imports.ts';
import { testApi } from '../../../testing/index.ts';
import { sequentialScans } from '../../../testing/sequential-scans.ts';
import { continueImports, continueUndo } from './continue-imports.commands.ts';
import { listImports } from './imports.queries.ts';
import { judgeMembers } from './members/judge-members.queries.ts';

const api = testApi();
const HEADER = 'Email,First name,Last name,Company';
const fileOf = (count: number, name: string) =>
  [
    HEADER,
    ...Array.from({ length: count }, (_, at) => `${name}-${at}@mail.test,Ann,${name} ${at},Company ${at}`),
  ].join('\n');

describe('a large import', () => {
  it('looks duplicates up by indexes, however many members there are', async () => {
    const { db } = api();
    await sql`
      insert into users (email, username, password, first_name, last_name, company)
      select 'bulk-' || n || '@mail.test', 'bulk-' || n, 'x', 'First ' || n, 'Last ' || n, 'Company'
      from generate_series(1, 5000) as n`.execute(db);
    await sql`vacuum analyze users`.execute(db);
    const rows = Array.from({ length: 200 }, (_, at) => ({
      line: at + 2,
      cells: [`other-${at}@mail.test`, `First ${at}`, `Last ${at}`, 'Company'],
      decision: null,
    }));
    const file = {
      id: 1,
      createdBy: null,
      columns: HEADER.split(','),
      mapping: { email: 0, firstName: 1, lastName: 2, company: 3 },
      options: ImportOptions.parse({}),
      place: { country: '', timeZone: '' },
    };
    expect(await sequentialScans(db, ['users'], (read) => judgeMembers(read, file, rows))).toEqual([]);
    const judged = await judgeMembers(db, file, rows);
    expect(judged.map(({ outcome }) => outcome).filter((outcome) => outcome === 'duplicate')).toHaveLength(
      199,
    );
  });

  it('is listed with others by an index, however many rows older ones have', async () => {
    const { db } = api();
    await sql`
      with imports as (
        insert into member_imports (kind, file_name, columns, mapping, status)
        select 'members', 'list-' || n, '{Email}', '{}', 'done' from generate_series(1, 60) as n returning id)
      insert into member_import_rows (import_id, line, cells, outcome)
      select id, line, array['x'], 'created' from imports, generate_series(2, 301) as line`.execute(db);
    await sql`vacuum analyze member_import_rows`.execute(db);
    expect(await sequentialScans(db, ['member_import_rows'], (read) => listImports(read))).toEqual([]);
    const listed = await listImports(db);
    expect(listed.slice(0, 2).map(({ rows, done }) => ({ rows, done }))).toEqual([
      { rows: 300, done: 300 },
      { rows: 300, done: 300 },
    ]);
    expect(listed).toHaveLength(20);
    await db.deleteFrom('memberImports').where('fileName', 'like', 'list-%').execute();
  });

  it('is undone in steps, and goes on where a killed process stopped', async () => {
    const { db } = api();
    const { check, run, imports } = await importer(api());
    const { id } = await run((await check(fileOf(450, 'stepwise'))).id);
    await imports.undo({ id });
    await withTransaction(db, (trx) => continueUndo(trx, { id, kind: 'members' }, 200));
    expect(await imports.get({ id })).toMatchObject({
      status: 'undoing',
      outcomes: { removed: 200, created: 250 },
      isUndoable: false,
    });
    await continueImports(db);
    expect(await imports.get({ id })).toMatchObject({ status: 'undone', outcomes: { removed: 450 } });
    const left = await db.selectFrom('users').select('id').where('email', 'like', 'stepwise-%').execute();
    expect(left).toEqual([]);
  });

  it('refuses a page after a line that no file has', async () => {
    const { check, imports } = await importer(api());
    const { id } = await check(fileOf(1, 'paged'));
    await expect(imports.rows({ id, cursor: 10 ** 15 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
