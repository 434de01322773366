import { describe, expect, it } from 'vitest';
import { sql, withTransaction } from '@guildhall/db';
import { ImportOptions } from './imports.schema.ts';
import { importer } from '../../../testing/imports.ts';
import { testApi } from '../../../testing/index.ts';
import { sequentialScans } from '../../../testing/sequential-scans.ts';
import { continueImports, continueUndo } from './continue-imports.commands.ts';
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
