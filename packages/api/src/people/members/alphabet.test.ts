import { makeMember } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

/** Last names of several alphabets, as one community may have them. */
const NAMES = {
  de: ['Adler', 'Ähring', 'Albers', 'Öhler', 'Ohm', 'Strasser', 'Straßner', 'Über', 'Ulrich', 'Zahn'],
  fr: ['Abel', 'Écrin', 'Edmond', 'Étienne', 'Garçon', 'Gardet', 'Œuvrard', 'Ozanne'],
  pt: ['Ângelo', 'Araújo', 'Conceição', 'Conceito', 'Óbidos', 'Osório'],
  ar: ['أحمد', 'إدريس', 'بدوي', 'تامر', 'حداد', 'خليل', 'سالم', 'شريف', 'عباس', 'منصور', 'هاشم', 'ياسين'],
};

it.each(Object.entries(NAMES))('members stand in the order of the alphabet: %s', async (locale, names) => {
  const { db, anonymous } = api();
  const { admin } = await api().as(await makeMember(db, { role: 'admin', lastName: 'Zzz' }));
  await admin.community.update({ publicMembers: true });
  const company = `Works${locale}`;
  for (const lastName of names.toReversed()) await makeMember(db, { firstName: 'A', lastName, company });
  const { items } = await anonymous().members.list({ search: company, limit: 50 });
  const listed = items.map(({ lastName }) => lastName);
  expect(listed).toEqual(names);
  expect(listed).toEqual(names.toSorted(new Intl.Collator(locale).compare));
});
