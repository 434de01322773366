import { makeMember, makeStaff } from '@guildhall/db/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { importer } from '../../../../testing/imports.ts';
import { testApi } from '../../../../testing/index.ts';
import { continueImports } from '../continue-imports.commands.ts';

const api = testApi();
const HEADER = 'Member no.,First name,Last name,Email';
const isPart = (name: string) => ({ lastName: name, membershipNumber: `${name}-1` });

/** An administrator, and whom the console shows as missing from a file that updates members. */
async function secretary() {
  const own = await importer(api());
  const console = (await api().as(own.admin)).admin;
  const update = async (...rows: string[]) => {
    const { id, mapping } = await own.upload([HEADER, ...rows].join('\n'));
    await own.imports.check({ id, mapping, options: { existing: 'update' } });
    await continueImports(api().db);
    return id;
  };
  const missingFrom = async (id: number, search: string) =>
    (await console.users.list({ missingFrom: id, search, limit: 100 })).items.map(({ id: one }) => one);
  return { ...own, console, update, missingFrom };
}

describe('members who are not in the list that updates members', () => {
  it('are those with a number or of an earlier list, and nobody who is in it in any way', async () => {
    const { db } = api();
    const { update, missingFrom, check, run } = await secretary();
    const number = await makeMember(db, { ...isPart('Qmissa'), email: 'a@qmiss.test' });
    const waiting = await makeMember(db, { ...isPart('Qmissb'), hasJoined: false, isActive: false });
    const inByNumber = await makeMember(db, { ...isPart('Qmissc'), email: 'c@qmiss.test' });
    const inByAddress = await makeMember(db, { ...isPart('Qmissd'), email: 'd@qmiss.test' });
    const inFaultyRow = await makeMember(db, { ...isPart('Qmisse'), email: 'e@qmiss.test' });
    await makeMember(db, { lastName: 'Qmissf', email: 'f@qmiss.test' });
    await run((await check(`${HEADER}\n,Ida,Qmissg,g@qmiss.test`)).id);
    const id = await update(
      'qmissc-1,Cy,Qmissc,other@qmiss.test',
      ',Di,Qmissd,D@qmiss.test',
      'QMISSE-1,,,wrong address',
    );
    const missing = await missingFrom(id, 'qmiss');
    expect(missing).toHaveLength(3);
    expect(missing).toEqual(expect.arrayContaining([number.id, waiting.id]));
    for (const one of [inByNumber, inByAddress, inFaultyRow]) expect(missing).not.toContain(one.id);
  });

  it('are nobody who is deactivated, erased or has already ended', async () => {
    const { db } = api();
    const { update, missingFrom } = await secretary();
    await makeMember(db, { ...isPart('Qgonea'), isActive: false });
    await makeMember(db, { ...isPart('Qgoneb'), membershipExpiresOn: '2020-12-31' });
    const erased = await makeMember(db, isPart('Qgonec'));
    await db.updateTable('users').set({ erasedAt: new Date() }).where('id', '=', erased.id).execute();
    const active = await makeMember(db, isPart('Qgoned'));
    expect(await missingFrom(await update('X-1,Xi,Other,x@qgone.test'), 'qgone')).toEqual([active.id]);
  });

  it('are nobody when the import is gone or not checked, so that no action reaches everybody', async () => {
    const { upload, missingFrom, imports, console } = await secretary();
    await makeMember(api().db, isPart('Qnobody'));
    const { id } = await upload(`${HEADER}\nX-2,Xi,Other,x@qnobody.test`);
    expect(await missingFrom(id, '')).toEqual([]);
    await imports.delete({ id });
    const matching = { search: '', filter: 'all' as const, missingFrom: id };
    expect((await console.users.batches.matching(matching)).count).toBe(0);
  });

  it('are acted on together, and nobody else with them', async () => {
    const { db } = api();
    const { update, console } = await secretary();
    const missing = await makeMember(db, { ...isPart('Qact'), membershipExpiresOn: '2030-12-31' });
    const listed = await makeMember(db, { ...isPart('Qactin'), membershipExpiresOn: '2030-12-31' });
    const id = await update('Qactin-1,In,Qactin,in@qact.test');
    const members = { search: 'qact', filter: 'all' as const, missingFrom: id };
    expect((await console.users.batches.matching(members)).count).toBe(1);
    const batch = await console.users.batches.start({
      members,
      action: 'setExpiry',
      expiresOn: '2031-01-31',
    });
    const items = await db
      .selectFrom('memberBatchItems')
      .select('userId')
      .where('batchId', '=', batch.id)
      .execute();
    expect(items).toEqual([{ userId: missing.id }]);
    expect(items).not.toContainEqual({ userId: listed.id });
  });

  it('are counted for each filter, and page by page', async () => {
    const { db } = api();
    const { update, console } = await secretary();
    for (const name of ['Qpagea', 'Qpageb', 'Qpagec']) await makeMember(db, isPart(name));
    const input = { missingFrom: await update('X-3,Xi,Other,x@qpage.test'), search: 'qpage' };
    expect(await console.users.counts(input)).toMatchObject({ all: 3, notJoined: 0 });
    const first = await console.users.list({ ...input, limit: 2, sort: 'name' });
    const { nextCursor: cursor } = first;
    const second = await console.users.list({ ...input, limit: 2, sort: 'name', cursor });
    expect([...first.items, ...second.items].map(({ lastName }) => lastName)).toEqual([
      'Qpagea',
      'Qpageb',
      'Qpagec',
    ]);
  });

  it('are not shown to auditors, who see no list', async () => {
    const { db, as } = api();
    const { update } = await secretary();
    await makeMember(db, isPart('Qaudit'));
    const id = await update('X-4,Xi,Other,x@qaudit.test');
    const auditor = await makeStaff(db, 'auditor');
    const { users } = (await as(auditor)).admin;
    expect((await users.list({ missingFrom: id })).items).toEqual([]);
  });
});

it('who is missing of 10,000 members is found by indexes of the rows', async () => {
  const { db } = api();
  const { update, console } = await secretary();
  const id = await update('X-5,Xi,Other,x@qmany.test');
  await sql`insert into users (email, password, first_name, last_name, membership_number)
    select 'n' || n || '@qmany.test', 'no password', 'N', 'Qmany', 'qmany-' || n from generate_series(1, 10000) as n
  `.execute(db);
  await sql`insert into member_import_rows (import_id, line, cells, outcome, email, membership_number, user_id)
    select ${id}::int, 10 + n, '{}', 'duplicate', 'n' || n || '@qmany.test', 'QMANY-' || n, users.id
    from generate_series(1, 9900) as n join users on users.email = 'n' || n || '@qmany.test'`.execute(db);
  await sql`analyze users, member_import_rows`.execute(db);
  const start = performance.now();
  const input = { search: 'qmany', missingFrom: id };
  expect((await console.users.batches.matching({ ...input, filter: 'all' })).count).toBe(100);
  expect((await console.users.list({ ...input, limit: 20, sort: 'name' })).items).toHaveLength(20);
  expect(performance.now() - start).toBeLessThan(2_000);
});
