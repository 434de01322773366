import { expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import { readMember } from '../scoring/member-reading.ts';
import { withoutDisclaimers } from './disclaimers.ts';

test.each([
  ["Tax advice. We don't do payroll.", 'Tax advice.'],
  ['Beekeeper. Used to be a postman.', 'Beekeeper.'],
  ['I was a school cook for 26 years. Food parcels.', '. Food parcels.'],
  ['Former auditor (seven years). Now I teach yoga.', '. Now I teach yoga.'],
  ['Ex police, 21 years. We check people.', '. We check people.'],
  ['IT support, not a lawyer', 'IT support, not a lawyer'],
  ['Früher Pressefotograf, heute eigenes Studio', 'heute eigenes Studio'],
  ['Bürsten. Wir machen keine Besen.', 'Bürsten.'],
  ['Concerts, on ne fait pas les cocktails.', 'Concerts,'],
  ['Violon. Je fais aussi la compta, hélas.', 'Violon.'],
  ['Logotipos. Fui director de arte.', 'Logotipos.'],
  ['Antes: diseñaba folletos. Acuarela', '. Acuarela'],
  ['Vroeger lasser, nu fotograaf', 'nu fotograaf'],
  ['IT support used to small charities', 'IT support used to small charities'],
])('of "%s" is read about its writer: "%s"', (text, read) => {
  const kept = withoutDisclaimers(text);
  expect(kept).toHaveLength(text.length);
  expect(
    kept
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/ (?=\.$)/gu, '')
      .replace(/(?<=\w) \.$/u, '.')
      .trim(),
  ).toContain(read.replace(/\.$/u, ''));
});

test('a former job and what is not done are no offers', () => {
  const { offers } = readMember(
    member({
      jobTitle: 'Beekeeper',
      bio: "Used to be a plumber. I don't do bookkeeping. I keep bees on roofs.",
    }),
  );
  const trades = offers.flatMap((offer) => offer.trades.map(({ trade }) => trade));
  expect(trades).not.toContain('plumbing');
  expect(trades).not.toContain('bookkeeping');
});
