import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { importer } from '../../../../testing/imports.ts';
import { testApi } from '../../../../testing/index.ts';
import { continueImports } from '../continue-imports.commands.ts';

const api = testApi();
const HEADER = 'Mitgliedsnr.,Vorname,Nachname,E-Mail,Telefon,Austritt';
const notJoined = { hasJoined: false, isActive: false };

/** A list of members who may be known, and are updated then. */
async function check(existing: 'skip' | 'update', rows: string[]) {
  const { imports, upload, run } = await importer(api());
  const { id, mapping, options } = await upload([HEADER, ...rows].join('\n'));
  await imports.check({ id, mapping, options: { ...options, existing } });
  await continueImports(api().db);
  const rowsOf = async (isDoubtful = false) =>
    (await imports.rows({ id, limit: 20, isDoubtful })).items.map(({ line, outcome, reason, notes }) => ({
      line,
      outcome,
      reason,
      notes,
    }));
  return { id, imports, rowsOf, run: () => run(id) };
}
const makeKnown = async (...numbers: string[]) =>
  Promise.all(
    numbers.map((membershipNumber) =>
      makeMember(api().db, {
        ...notJoined,
        email: `${membershipNumber.toLowerCase()}@known.test`,
        firstName: 'Ina',
        lastName: `Known ${membershipNumber}`,
        phoneNumber: '0551 1',
        membershipNumber,
        membershipExpiresOn: '2030-12-31',
      }),
    ),
  );

describe('a member who is known by their number', () => {
  it('is updated by a row whose address or name cannot be used, and keeps their own', async () => {
    const known = await makeKnown('S-1', 'S-2', 'S-3', 'S-4');
    const { rowsOf, run } = await check('update', [
      'S-1,Ina,Known S-1,s-1@known.test,0551 21,31.12.2031',
      'S-2,Ina,Known S-2,s-1@known.test,0551 22,31.12.2031',
      'S-3,Ina,Known S-3,kein mail,0551 23,31.12.2031',
      'S-4,,,s-4@known.test,0551 24,31.12.2031',
    ]);
    expect(await rowsOf()).toEqual([
      { line: 2, outcome: 'change', reason: null, notes: [] },
      {
        line: 3,
        outcome: 'change',
        reason: null,
        notes: ['E-Mail: same address as row 2, so “s-2@known.test” stays'],
      },
      {
        line: 4,
        outcome: 'change',
        reason: null,
        notes: ['E-Mail: Invalid email, so “s-3@known.test” stays'],
      },
      {
        line: 5,
        outcome: 'change',
        reason: null,
        notes: ['Vorname: there is no name, so “Ina Known S-4” stays'],
      },
    ]);
    expect((await run()).outcomes).toMatchObject({ changed: 4 });
    const members = await api()
      .db.selectFrom('users')
      .select(['email', 'lastName', 'phoneNumber', 'membershipExpiresOn'])
      .where(
        'id',
        'in',
        known.map(({ id }) => id),
      )
      .orderBy('membershipNumber')
      .execute();
    expect(members).toEqual(
      ['1', '2', '3', '4'].map((at) => ({
        email: `s-${at}@known.test`,
        lastName: `Known S-${at}`,
        phoneNumber: `0551 2${at}`,
        membershipExpiresOn: '2031-12-31',
      })),
    );
  });

  it('is known too when known members are left as they are, and can be updated one by one', async () => {
    await makeKnown('L-1');
    const { id, imports, rowsOf } = await check('skip', ['L-1,Ina,Known,kein mail,0551 2,31.12.2031']);
    expect(await rowsOf()).toMatchObject([
      { outcome: 'duplicate', reason: 'A member with this membership number already exists' },
    ]);
    expect(await imports.decide({ id, line: 2, decision: 'update' })).toMatchObject({
      outcomes: { change: 1 },
    });
  });

  it('is updated once by a row that is in the list twice, and not by one whose date cannot be read', async () => {
    await makeKnown('T-1', 'T-2');
    const { rowsOf } = await check('update', [
      'T-1,Ina,Known T-1,t-1@known.test,0551 2,31.12.2031',
      'T-1,Ina,Known T-1,t-1@known.test,0551 2,31.12.2031',
      'T-2,Ina,Known T-2,kein mail,0551 2,32.13.2031',
    ]);
    expect((await rowsOf()).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['change', null],
      ['duplicate', 'Same address as row 2'],
      ['faulty', expect.stringContaining('Austritt: ')],
    ]);
  });
});

describe('two people with one address', () => {
  it('are pointed out, and the second one is imported with an address of their own', async () => {
    const { id, imports, rowsOf } = await check('skip', [
      'P-1,Erika,Adler,office@pair.test,,',
      'P-2,Hans,Adler,office@pair.test,,',
      'P-1,Adler,Erika,office@pair.test,,',
    ]);
    expect((await rowsOf()).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['new', null],
      ['faulty', 'E-Mail: same address as row 2, another name'],
      ['duplicate', 'Same address as row 2'],
    ]);
    expect(await rowsOf(true)).toMatchObject([
      { line: 3, notes: [expect.stringContaining("Two members can't share an address.")] },
    ]);
    const corrected = await imports.editCell({ id, line: 3, column: 3, value: 'hans@pair.test' });
    expect(corrected).toMatchObject({ doubtful: 0, outcomes: { new: 2, duplicate: 1, faulty: 0 } });
  });

  it('are pointed out also where the first one is a member already', async () => {
    await makeMember(api().db, {
      ...notJoined,
      email: 'member@pair.test',
      firstName: 'Ida',
      lastName: 'Member',
    });
    const { rowsOf } = await check('skip', [
      ',Paul,Member,member@pair.test,,',
      ',Ida,Member,member@pair.test,,',
    ]);
    expect(await rowsOf(true)).toEqual([
      {
        line: 2,
        outcome: 'duplicate',
        reason: 'A member with this email address already exists',
        notes: ['E-Mail: this is the address of Ida Member, another name'],
      },
    ]);
  });
});
