import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { importer } from '../../../testing/imports.ts';
import { testApi } from '../../../testing/index.ts';
import { continueImports } from './continue-imports.commands.ts';
import type { ImportOptions } from './imports.schema.ts';

const api = testApi();
const HEADER = 'Member no.,First name,Last name,Email,Company,Phone,Valid until';
const member = (id: number) =>
  api().db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** An administrator whose files change members who are known. */
async function updater(options: Partial<ImportOptions> = {}) {
  const own = await importer(api());
  const check = async (...rows: string[]) => {
    const { id, mapping } = await own.upload([HEADER, ...rows].join('\n'));
    const usual = { nameOrder: null, existing: 'update' as const, clearsBlank: false, replacesOwn: false };
    await own.imports.check({ id, mapping, options: { ...usual, ...options } });
    await continueImports(api().db);
    return own.imports.get({ id });
  };
  return { ...own, check };
}

const notJoined = { hasJoined: false, isActive: false };

describe('the list again', () => {
  it('shows field by field what it changes, changes it, and gives it back', async () => {
    const { check, run, undo, imports } = await updater();
    const known = await makeMember(api().db, {
      ...notJoined,
      email: 'old@again.test',
      firstName: 'Ina',
      lastName: 'Again',
      company: 'Old Mill',
      phoneNumber: '0551 1',
      membershipNumber: 'A-1',
      membershipExpiresOn: '2030-12-31',
    });
    const { id, outcomes } = await check('A-1,Ina,Again,new@again.test,New Mill,,31.12.2031');
    expect(outcomes).toMatchObject({ change: 1, new: 0, duplicate: 0 });
    expect((await imports.rows({ id, limit: 10 })).items[0]?.changes).toEqual([
      { field: 'email', before: 'old@again.test', after: 'new@again.test' },
      { field: 'company', before: 'Old Mill', after: 'New Mill' },
      { field: 'membershipExpiresOn', before: '2030-12-31', after: '2031-12-31' },
    ]);
    expect((await run(id)).outcomes).toMatchObject({ changed: 1 });
    expect(await member(known.id)).toMatchObject({
      email: 'new@again.test',
      company: 'New Mill',
      // A blank cell changes nothing.
      phoneNumber: '0551 1',
      membershipExpiresOn: '2031-12-31',
    });
    expect((await undo(id)).outcomes).toMatchObject({ restored: 1, changed: 0 });
    expect(await member(known.id)).toMatchObject({ email: 'old@again.test', company: 'Old Mill' });
  });

  it('finds a member by number, then by address, then by name and company, and says when nothing changes', async () => {
    const { db } = api();
    const { check, rowsOf } = await updater();
    await makeMember(db, { ...notJoined, email: 'by@number.test', membershipNumber: 'B-1' });
    await makeMember(db, { ...notJoined, email: 'by@address.test', firstName: 'Bo', lastName: 'Bell' });
    await makeMember(db, { ...notJoined, firstName: 'Cy', lastName: 'Cole', company: 'Cole & Co' });
    const { id } = await check(
      'b-1,Ben,Brandt,by@number.test,Brandt,,',
      ',Bo,Bell,BY@address.test,Bell Ltd,,',
      ',Cy,Cole,cy@cole.test,Cole & Co,0551 2,',
      ',Bo,Bell,by@address.test,Bell Ltd,,',
      ',Dee,Dunn,dee@dunn.test,,,',
    );
    expect(await rowsOf(id)).toEqual([
      { line: 2, outcome: 'change', reason: null },
      { line: 3, outcome: 'change', reason: null },
      { line: 4, outcome: 'change', reason: null },
      { line: 5, outcome: 'duplicate', reason: 'Same address as row 3' },
      { line: 6, outcome: 'new', reason: null },
    ]);
  });

  it('leaves what members wrote themselves, unless it is told to replace it', async () => {
    const joined = await makeMember(api().db, {
      email: 'own@again.test',
      company: 'My own',
      phoneNumber: null,
      membershipNumber: 'O-1',
    });
    const row = 'O-1,Olga,Own,other@again.test,Theirs,0551 3,31.12.2031';
    const fieldsOf = async (options: Partial<ImportOptions>) => {
      const { check, imports } = await updater(options);
      const { id } = await check(row);
      const changes = (await imports.rows({ id, limit: 1 })).items[0]?.changes ?? [];
      const namesOf = (list: typeof changes) => list.map(({ field }) => field);
      return {
        replaced: namesOf(changes.filter(({ stays }) => !stays)),
        staying: namesOf(changes.filter(({ stays }) => stays)),
      };
    };
    expect(await fieldsOf({})).toEqual({
      replaced: ['phoneNumber', 'membershipExpiresOn'],
      staying: ['email', 'firstName', 'lastName', 'company'],
    });
    expect(await fieldsOf({ replacesOwn: true })).toEqual({
      replaced: ['firstName', 'lastName', 'company', 'phoneNumber', 'membershipExpiresOn'],
      staying: ['email'],
    });
    expect((await member(joined.id)).company).toBe('My own');
  });

  it('renews what a member who joined by an import has not changed, and says what stays', async () => {
    const { db, as } = api();
    const { check, run, undo, imports } = await updater();
    await run((await check('N-1,Nele,Neu,nele@renew.test,Old Mill,0551 1,31.12.2030')).id);
    const joined = await db
      .updateTable('users')
      .set({ hasJoined: true, isActive: true })
      .where('email', '=', 'nele@renew.test')
      .returningAll()
      .executeTakeFirstOrThrow();
    const { profile } = await as(joined);
    // The whole form is sent, with one field changed.
    await profile.update({ firstName: 'Nele', lastName: 'Neu', company: 'Old Mill', phoneNumber: '0170 9' });
    const { id } = await check('N-1,Nele,Neu,nele@renew.test,New Mill,0551 2,31.12.2031');
    const rowOf = async () => (await imports.rows({ id, limit: 1 })).items[0];
    const changes = [
      { field: 'company', before: 'Old Mill', after: 'New Mill' },
      { field: 'phoneNumber', before: '0170 9', after: '0551 2', stays: 'own' },
      { field: 'membershipExpiresOn', before: '2030-12-31', after: '2031-12-31' },
    ];
    expect(await rowOf()).toMatchObject({ changes, values: { phoneNumber: '0170 9', company: 'New Mill' } });
    await run(id);
    expect(await rowOf()).toMatchObject({ outcome: 'changed', changes, values: { phoneNumber: '0170 9' } });
    expect(await member(joined.id)).toMatchObject({ company: 'New Mill', phoneNumber: '0170 9' });
    await profile.update({ phoneNumber: '0170 10' });
    expect((await undo(id)).outcomes).toMatchObject({ restored: 1 });
    expect(await member(joined.id)).toMatchObject({ company: 'Old Mill', phoneNumber: '0170 10' });
  });

  it('says that nothing changes where only the words of the member differ, and which those are', async () => {
    await makeMember(api().db, { email: 'words@again.test', company: 'My own', membershipNumber: 'W-1' });
    const { check, imports } = await updater();
    const { id, outcomes } = await check('W-1,,,words@again.test,Theirs,,');
    expect(outcomes).toMatchObject({ unchanged: 1, duplicate: 0, change: 0 });
    expect((await imports.rows({ id, limit: 1 })).items[0]).toMatchObject({
      reason: null,
      changes: [{ field: 'company', before: 'My own', after: 'Theirs', stays: 'unknown' }],
    });
  });

  it('clears what is blank in the file only when that is asked for', async () => {
    const { check, imports } = await updater({ clearsBlank: true });
    await makeMember(api().db, {
      ...notJoined,
      email: 'clear@again.test',
      firstName: 'Cleo',
      lastName: 'Clear',
      phoneNumber: '0551 4',
      membershipExpiresOn: '2030-12-31',
    });
    const { id } = await check(',Cleo,Clear,clear@again.test,,,unlimited');
    expect((await imports.rows({ id, limit: 1 })).items[0]?.changes).toEqual([
      { field: 'phoneNumber', before: '0551 4', after: null },
      { field: 'membershipExpiresOn', before: '2030-12-31', after: null },
    ]);
  });

  it('ends memberships only when their number is confirmed', async () => {
    const { check, imports } = await updater();
    for (const name of ['una', 'ute'])
      await makeMember(api().db, {
        ...notJoined,
        email: `${name}@ended.test`,
        firstName: name,
        lastName: 'E',
      });
    const { id, ending } = await check(
      ',una,E,una@ended.test,,,31.12.2024',
      ',ute,E,ute@ended.test,,,31.12.2024',
    );
    expect(ending).toBe(2);
    await expect(imports.run({ id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('ends 2 memberships'),
    });
    expect((await imports.run({ id, ending: 2 })).status).toBe('running');
  });

  it('keeps what somebody has changed since, when it is undone', async () => {
    const { check, run, undo, rowsOf } = await updater();
    const { id: userId } = await makeMember(api().db, { ...notJoined, email: 'since@again.test' });
    const { id } = await check(',Sam,Since,since@again.test,Works,,');
    await run(id);
    await api().db.updateTable('users').set({ company: 'Elsewhere' }).where('id', '=', userId).execute();
    expect((await undo(id)).outcomes).toMatchObject({ kept: 1, restored: 0 });
    expect((await rowsOf(id))[0]?.reason).toBe('Changed since the import');
    expect((await member(userId)).company).toBe('Elsewhere');
  });
});

describe('a row that repeats another one', () => {
  it('is skipped, updates the member, or is imported anyway, as the administrator decides', async () => {
    const { imports, check: checkFile, run } = await importer(api());
    await makeMember(api().db, {
      ...notJoined,
      email: 'father@twice.test',
      firstName: 'Tom',
      lastName: 'Twice',
      company: 'Twice',
    });
    const { id } = await checkFile(
      [
        HEADER,
        ',Tom,Twice,son@twice.test,Twice,0551 5,',
        ',Tom,Twice,father@twice.test,Twice,0551 6,',
        ',Kim,Kern,kim@twice.test,Kern,,',
        ',Kim,Kern,kim.junior@twice.test,Kern,,',
      ].join('\n'),
    );
    const rows = (await imports.rows({ id, limit: 10 })).items;
    expect(rows.map(({ outcome, choices }) => [outcome, choices])).toEqual([
      ['duplicate', ['skip', 'update', 'import']],
      ['duplicate', ['skip', 'update']],
      ['new', []],
      ['duplicate', ['skip', 'import']],
    ]);
    await imports.decide({ id, line: 2, decision: 'import' });
    await imports.decide({ id, line: 3, decision: 'update' });
    const decided = await imports.decide({ id, line: 5, decision: 'import' });
    expect(decided.outcomes).toMatchObject({ new: 3, change: 1, duplicate: 0 });
    expect((await run(id)).outcomes).toMatchObject({ created: 3, changed: 1 });
    const both = await api()
      .db.selectFrom('users')
      .select('phoneNumber')
      .where('lastName', '=', 'Twice')
      .orderBy('id')
      .execute();
    expect(both.map(({ phoneNumber }) => phoneNumber)).toEqual(['0551 6', '0551 5']);
  });
});

describe('a cell that is corrected', () => {
  it('is judged again, with the rows that repeat it', async () => {
    const { imports, check: checkFile, rowsOf } = await importer(api());
    const { id } = await checkFile(
      'Email,Name\nwrong,Ann Adler\nben@cell.test,Ben Brandt\nann@cell.test,Anna Adler\n',
    );
    const corrected = await imports.editCell({ id, line: 2, column: 0, value: 'ann@cell.test' });
    expect(corrected.outcomes).toMatchObject({ new: 2, duplicate: 1, faulty: 0 });
    expect((await rowsOf(id))[2]).toEqual({ line: 4, outcome: 'duplicate', reason: 'Same address as row 2' });
    await imports.editCell({ id, line: 2, column: 0, value: 'other@cell.test' });
    expect((await rowsOf(id)).map(({ outcome }) => outcome)).toEqual(['new', 'new', 'new']);
    await expect(imports.editCell({ id, line: 9, column: 0, value: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

it('an import that is unfinished or wrong can be deleted, and one that can be undone cannot', async () => {
  const { imports, upload, check, run } = await importer(api());
  const { id: wrong } = await upload('Invoice,Sum\n1,2\n');
  await imports.delete({ id: wrong });
  await expect(imports.get({ id: wrong })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { id } = await check('Email,Name\nkept@delete.test,Ann Adler\n');
  await run(id);
  await expect(imports.delete({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await imports.list()).find((one) => one.id === id)).toMatchObject({
    isUndoable: true,
    rows: 1,
    done: 1,
  });
});
