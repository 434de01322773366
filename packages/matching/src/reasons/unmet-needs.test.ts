import { expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import { readMember } from '../scoring/member-reading.ts';
import { listUnmetNeeds } from './unmet-needs.ts';

const unmet = (lookingFor: string, ...others: Parameters<typeof member>[0][]) =>
  listUnmetNeeds(
    readMember(member({ lookingFor })),
    [],
    others.map((other) => readMember(member(other))),
  );

test.each([
  ['somebody who does my books', { jobTitle: 'Bookkeeper', servicesOffered: 'bookkeeping, payroll' }],
  ['Gyms', { jobTitle: 'Gym Owner', servicesOffered: 'personal training' }],
  ['Hotels', { jobTitle: 'Hotel Manager', servicesOffered: 'rooms and meeting space' }],
  ['a plumber for our school', { jobTitle: 'Plumber' }],
  // Kept aside until the rule was written.
  ['someone to translate my menu into French', { jobTitle: 'Translator', servicesOffered: 'French menus' }],
  ['Bakeries', { jobTitle: 'Baker', bio: 'I run a bakery by the river.' }],
  ['un comptable', { jobTitle: 'Accountant', servicesOffered: 'comptabilité, tax returns' }],
  ['a lawyer for a lease', { servicesOffered: 'commercial leases', jobTitle: 'Lawyer' }],
])('“%s” is met by a member who does it or is one', (need, other) => {
  expect(unmet(need, { jobTitle: 'Harpist', servicesOffered: 'harp music' }, other)).toEqual([]);
});

test.each([
  ['somebody who does my books', { jobTitle: 'Bookseller', servicesOffered: 'old maps' }],
  ['Gyms', { jobTitle: 'Florist', servicesOffered: 'flowers for weddings' }],
  // Kept aside until the rule was written.
  ['a beekeeper for our roof', { jobTitle: 'Roofer', servicesOffered: 'slate repairs' }],
  ['Hotels', { jobTitle: 'Accountant', servicesOffered: 'tax returns' }],
])('“%s” is not met by a member of another trade', (need, other) => {
  expect(unmet(need, other)).toEqual([need]);
});

test('a need is quoted once, and only while nobody among several meets it', () => {
  const need = 'a plumber and a notary';
  expect(unmet(need, { jobTitle: 'Plumber' })).toEqual(['a notary']);
  expect(unmet(need, { jobTitle: 'Plumber' }, { jobTitle: 'Notary' })).toEqual([]);
});
