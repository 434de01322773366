import { expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import type { MatchProfile } from '../profile.ts';
import { summaryOf as readSummary, summarySentence } from './summary.ts';

function summaryOf(profile: MatchProfile): string | null {
  const summary = readSummary(profile);
  return summary && summarySentence(summary);
}

test.each([
  ['Live jazz for dinners, openings and receptions', 'Offers live jazz for dinners, openings and receptions'],
  ['English lessons at your workplace', 'Offers English lessons at your workplace'],
  ['VAT returns and payroll for my clients', 'Offers VAT returns and payroll for their clients'],
  ['I bake bread for cafés and offices.', 'Bakes bread for cafés and offices'],
  ['We design and build gardens, I also plant trees', 'Designs and builds gardens'],
  ['I find out where shoppers drop out and fix it', 'Finds out where shoppers drop out'],
  ['Find firms money against their unpaid invoices.', 'Finds firms money against their unpaid invoices'],
  ['Help desk for small charities', 'Offers help desk for small charities'],
  ['Yoga teacher for companies: I come to your office', 'Works as a yoga teacher for companies'],
  ['Office plants on rental incl. care visits', 'Offers office plants on rental incl. care visits'],
  ['Accountant for artists', 'Works as an accountant for artists'],
  ['Klavierunterricht', null],
  ['Klavierunterricht, Chorleitung, Begleitung', 'Offers “Klavierunterricht, Chorleitung, Begleitung”'],
  ['Ich stimme Klaviere und Flügel.', 'Writes “Ich stimme Klaviere und Flügel”'],
  [
    "Création et remise en état de jardins, d'auberges",
    "Offers “Création et remise en état de jardins, d'auberges”",
  ],
  ['Je répare des vélos à domicile.', 'Writes “Je répare des vélos à domicile”'],
  ['Diseño de logo e identidad', 'Offers “Diseño de logo e identidad”'],
  ['Instalo y cuido colmenas en azoteas', 'Writes “Instalo y cuido colmenas en azoteas”'],
  ["We don't do payroll. Bookkeeping for shops.", 'Offers bookkeeping for shops'],
  ['Excel', null],
  ['', null],
])('of "%s" it is said: %s', (servicesOffered, said) => {
  expect(summaryOf(member({ servicesOffered }))).toBe(said);
});

test('a long list is kept up to the last thing that fits', () => {
  const servicesOffered =
    'Commercial and industrial roofs: leak tracing, overcladding, north-light glazing, valley gutters, emergency sheeting';
  expect(summaryOf(member({ servicesOffered }))).toBe(
    'Offers commercial and industrial roofs: leak tracing, overcladding, north-light glazing',
  );
});

test('without services a sentence about their work is quoted, and no former job', () => {
  const bio = 'Used to be a plumber. 1,100 pupils. Sewing of car seats and curtains on industrial machines.';
  expect(summaryOf(member({ bio }))).toBe('Writes “Sewing of car seats and curtains on industrial machines”');
  expect(summaryOf(member({ bio: 'I have two dogs and a boat.' }))).toBeNull();
});
