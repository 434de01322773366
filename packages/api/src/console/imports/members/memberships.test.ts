import { makeMember } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { importer } from '../../../../testing/imports.ts';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();

it('takes numbers, ends and notes of memberships, and refuses a number of another member', async () => {
  const { db } = api();
  const { check, run, rowsOf } = await importer(api());
  await makeMember(db, { email: 'seven@mail.test', membershipNumber: 'M-7' });
  const { id } = await check(
    [
      'E-Mail;Vorname;Nachname;Mitgliedsnummer;Mitglied bis;Bemerkung',
      'one@ends.test;Ona;One;m-1;31.12.2027;Pays by bank transfer',
      'two@ends.test;Tom;Two;M-2;4/30/2027;',
      'three@ends.test;Tea;Three;M-1;;',
      'four@ends.test;Fay;Four;m-7;;',
      'seven@mail.test;Seven;Seven;M-7;;',
      'five@ends.test;Flo;Five;;04/03/2027;',
      'six@ends.test;Sue;Six;;soon;',
      'six@ends.test;Sue;Six;;31.2.2027;',
    ].join('\n'),
  );
  const understood = 'write the date like 2027-12-31 or 31.12.2027, or leave it blank when there is no end';
  expect((await rowsOf(id)).map(({ reason }) => reason)).toEqual([
    null,
    null,
    'Mitgliedsnummer: same number as row 2',
    'A member with this membership number already exists',
    'A member with this membership number already exists',
    'Mitglied bis: could be 2027-04-03 or 2027-03-04, so write the year first',
    `Mitglied bis: ${understood}`,
    'Mitglied bis: there is no such day',
  ]);
  await run(id);
  const created = await db
    .selectFrom('users')
    .select(['membershipNumber', 'membershipExpiresOn', 'adminNotes'])
    .where('email', 'in', ['one@ends.test', 'two@ends.test'])
    .orderBy('email')
    .execute();
  expect(created).toEqual([
    { membershipNumber: 'm-1', membershipExpiresOn: '2027-12-31', adminNotes: 'Pays by bank transfer' },
    { membershipNumber: 'M-2', membershipExpiresOn: '2027-04-30', adminNotes: null },
  ]);
});
