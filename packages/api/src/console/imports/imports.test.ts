import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { importer } from '../../../testing/imports.ts';
import { testApi } from '../../../testing/index.ts';
import { createToken } from '../account/account-tokens.commands.ts';
import { continueImports } from './continue-imports.commands.ts';
import { continueBatches } from '../users/batches/continue-batches.commands.ts';

const api = testApi();
const HEADER = 'Email,First name,Last name,Company';

let serial = 0;
/** A file of members whom nobody has imported yet, as many as `count`. */
function fileOf(count: number): { file: string; emails: string[] } {
  serial += 1;
  const emails = Array.from({ length: count }, (_, index) => `import-${serial}-${index}@mail.test`);
  const lines = emails.map(
    (email, index) => `${email},Ina,Import ${serial} ${index},Works ${serial} ${index}`,
  );
  return { file: [HEADER, ...lines].join('\n'), emails };
}
const usersWith = (emails: string[]) =>
  api().db.selectFrom('users').selectAll().where('email', 'in', emails).orderBy('id').execute();
const mailsTo = (ids: number[]) =>
  api().db.selectFrom('outbox').select('topic').where('userId', 'in', ids).execute();

describe('the dry run of an import', () => {
  it('says what becomes of every row and why, and creates nobody', async () => {
    const { db } = api();
    const { check, rowsOf } = await importer(api());
    await makeMember(db, { email: 'known@mail.test' });
    await makeMember(db, { firstName: 'Zoë', lastName: 'Brandt', company: 'Rye & Shine' });
    const { id, status, outcomes } = await check(
      [
        HEADER,
        'new@mail.test,Nora,New,Old Mill',
        'KNOWN@mail.test,Kim,Known,',
        'other@mail.test,zoe,BRANDT,Rye and Shine'.replace('and', '&'),
        'new@mail.test,Nora,New,',
        'second@mail.test,Nora,New,OLD MILL',
        'not an address,Ida,Ill,',
        '=cmd@mail.test,Fay,Formula,',
        'nobody@mail.test,,,',
        'short@mail.test,Sam',
      ].join('\n'),
    );
    expect({ status, outcomes }).toMatchObject({
      status: 'checked',
      outcomes: { new: 2, duplicate: 4, faulty: 3 },
    });
    expect(await rowsOf(id)).toEqual([
      { line: 2, outcome: 'new', reason: null },
      { line: 3, outcome: 'duplicate', reason: 'A member with this email address already exists' },
      { line: 4, outcome: 'duplicate', reason: 'A member with this name and company already exists' },
      { line: 5, outcome: 'duplicate', reason: 'Same address as row 2' },
      { line: 6, outcome: 'duplicate', reason: 'Same name and company as row 2' },
      { line: 7, outcome: 'faulty', reason: 'Email: Invalid email' },
      { line: 8, outcome: 'faulty', reason: 'Email: contains a formula instead of a value' },
      { line: 9, outcome: 'faulty', reason: 'First name: there is no name' },
      // Spreadsheets leave out blank cells at the end; one name suffices.
      { line: 10, outcome: 'new', reason: null },
    ]);
    expect(await usersWith(['new@mail.test'])).toEqual([]);
  });

  it('names the industries that the community does not list, and adds them when asked to', async () => {
    const { db } = api();
    const { check, imports } = await importer(api());
    await db.insertInto('industries').values({ name: 'Weinbau', place: 91 }).execute();
    const { id, newIndustries } = await check(
      [
        'Email,First name,Last name,Industry',
        'steinmetz@mail.test,Ada,Abt,Steinmetzhandwerk',
        'winzer@mail.test,Ben,Abt,weinbau',
      ].join('\n'),
    );
    expect(newIndustries).toEqual(['Steinmetzhandwerk']);
    await imports.run({ id, addsIndustries: true });
    const names = await db.selectFrom('industries').select('name').execute();
    expect(names.map(({ name }) => name)).toContain('Steinmetzhandwerk');
  });

  it('shows of a row what is stored, and no field that is blank', async () => {
    const { check, imports } = await importer(api());
    const { id } = await check('Email,First name,Last name,Skills\nvalues@mail.test,Vera,Value,\n');
    expect((await imports.rows({ id, limit: 1 })).items[0]?.values).toEqual({
      email: 'values@mail.test',
      firstName: 'Vera',
      lastName: 'Value',
    });
  });

  it('takes two spellings of a name for one, as searches do', async () => {
    const { check, rowsOf } = await importer(api());
    const { id } = await check(
      [
        HEADER,
        'one@spelled.test,Jörg,Müller,Straßenbau Süd',
        'two@spelled.test,Joerg,Mueller,Strassenbau Sued',
        'three@spelled.test,Jorg,Muller,Strassenbau Sud',
      ].join('\n'),
    );
    expect((await rowsOf(id)).map(({ reason }) => reason)).toEqual([
      null,
      'Same name and company as row 2',
      'Same name and company as row 2',
    ]);
  });

  it('foresees what the run does, duplicates across batches included', async () => {
    const { check, run } = await importer(api());
    const { file, emails } = fileOf(450);
    const repeated = `${file}\n${emails[3]},Ina,Import,\n${emails[430]},Ina,Import,`;
    const foreseen = await check(repeated);
    expect(foreseen.outcomes).toMatchObject({ new: 450, duplicate: 2 });
    const done = await run(foreseen.id);
    expect(done).toMatchObject({
      status: 'done',
      outcomes: { created: 450, new: 0, duplicate: 2, faulty: 0 },
    });
    expect(await usersWith(emails)).toHaveLength(450);
  });

  it('judges again when the community has changed between check and run', async () => {
    const { db } = api();
    const { check, run } = await importer(api());
    const { file, emails } = fileOf(2);
    const { id } = await check(file);
    await makeMember(db, { email: emails[0] ?? '' });
    expect((await run(id)).outcomes).toMatchObject({ created: 1, duplicate: 1 });
  });

  it('is repeated with other columns, and is asked for the columns that are needed', async () => {
    const { upload, imports, check } = await importer(api());
    const { id } = await upload('A;B\nanna@first.test;Anna Almeida da Silva\n');
    await expect(imports.check({ id, mapping: { email: 0 } })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(imports.check({ id, mapping: { email: 0, fullName: 7 } })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await expect(imports.run({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
    await imports.check({ id, mapping: { email: 1, fullName: 0 } });
    await continueImports(api().db);
    expect((await imports.get({ id })).outcomes.faulty).toBe(1);
    await imports.check({ id, mapping: { email: 0, fullName: 1 } });
    await continueImports(api().db);
    expect((await imports.get({ id })).outcomes).toMatchObject({ new: 1, faulty: 0 });
    // The next file with these columns begins with the same choice, the corrected one too.
    expect((await upload('A;B\nc@first.test;Carla Costa\n')).mapping).toEqual({ email: 0, fullName: 1 });
    expect((await upload('A;B;Reason\nc@first.test;Carla Costa;\n')).mapping).toEqual({
      email: 0,
      fullName: 1,
    });
    expect((await check('Correo;Nombre;Apellidos\nd@first.test;Dora;Dias\n')).outcomes.new).toBe(1);
  });
});

describe('an imported member', () => {
  it('is seen by nobody, cannot sign in and gets no mail before they are invited', async () => {
    const { db, as, anonymous } = api();
    const { check, run } = await importer(api());
    const { file, emails } = fileOf(1);
    await run((await check(file)).id);
    const [member] = await usersWith(emails);
    if (!member) throw new Error('A member was expected.');
    expect(member).toMatchObject({ isActive: false, hasJoined: false, emailVerifiedAt: null });
    expect(await mailsTo([member.id])).toEqual([]);
    await expect(
      anonymous().auth.login({ email: member.email, password: 'no password' }),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    const viewer = await as(await makeMember(db));
    await expect(viewer.profile.get({ username: member.username ?? '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await viewer.search.all({ q: member.lastName })).members).toEqual([]);
    await expect(viewer.connections.request({ toUserId: member.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('joins once by the link of the invitation, and cannot be activated by anyone else', async () => {
    const { db, anonymous, as, services } = api();
    const { check, run, imports, admin } = await importer(api());
    const { file, emails } = fileOf(2);
    const { id } = await run((await check(file)).id);
    const [member, other] = await usersWith(emails);
    if (!member || !other) throw new Error('Members were expected.');
    await expect(
      (await as(admin)).admin.users.setActive({ id: member.id, isActive: true }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });

    expect((await imports.invite({ id })).sending).toBe(2);
    await continueBatches({ ...services, db });
    expect(await imports.get({ id })).toMatchObject({ sending: 0, invited: 2, joined: 0 });
    expect(await mailsTo([member.id, other.id])).toEqual([
      { topic: 'mail.set_password' },
      { topic: 'mail.set_password' },
    ]);
    const token = await createToken(db, { userId: member.id, email: member.email, purpose: 'set_password' });
    const chosen = { token: token ?? '', password: 'a password of their own' };
    expect(await anonymous().account.resetPassword(chosen)).toEqual({ ok: true, isSignedIn: true });
    expect((await usersWith(emails))[0]).toMatchObject({ isActive: true, hasJoined: true });
    await anonymous().auth.login({ email: member.email, password: chosen.password });
    await expect(anonymous().account.resetPassword(chosen)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await imports.get({ id })).joined).toBe(1);
  });

  it('is invited by asking for a new password, and a deactivated member is not', async () => {
    const { db, anonymous } = api();
    const { check, run } = await importer(api());
    const { file, emails } = fileOf(1);
    await run((await check(file)).id);
    const [member] = await usersWith(emails);
    const gone = await makeMember(db, { isActive: false });
    await anonymous().account.forgotPassword({ email: member?.email ?? '' });
    await anonymous().account.forgotPassword({ email: gone.email });
    expect(await mailsTo([member?.id ?? 0])).toEqual([{ topic: 'mail.set_password' }]);
    expect(await mailsTo([gone.id])).toEqual([]);
  });
});

it('a row about a member is erased with their account, whether the import created them or found them', async () => {
  const { db, as } = api();
  const { check } = await importer(api());
  const known = await makeMember(db, { email: 'leaving@mail.test' });
  const { id } = await check(
    `${HEADER}\nleaving@mail.test,Lea,Leaving,\n Leaving@mail.test ,Lea,Again,\nmailto:leaving@mail.test,Lea,Third,\nLea <leaving@mail.test>,,,`,
  );
  await (await as(known)).account.delete({ password: TEST_PASSWORD });
  const rows = await db.selectFrom('memberImportRows').selectAll().where('importId', '=', id).execute();
  expect(rows).toEqual([]);
});

it('two processes that continue the same import create every member once', async () => {
  const { db } = api();
  const { check, imports } = await importer(api());
  const { file, emails } = fileOf(500);
  const { id } = await check(file);
  await imports.run({ id });
  await Promise.all([continueImports(db), continueImports(db), continueImports(db)]);
  expect((await imports.get({ id })).outcomes).toMatchObject({ created: 500, duplicate: 0 });
  expect(await usersWith(emails)).toHaveLength(500);
});
