import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { currentLocale, inLocale } from '../current-locale.ts';
import type { Locale } from '../locales.ts';
import { translated } from '../translated.ts';
import { speakOwnWords } from './current-words.ts';
import { rewording } from './rewording.ts';
import { type OwnTerms, wordPairs } from './terms.ts';

const inWords = (locale: Locale, terms: OwnTerms) => rewording(wordPairs(locale, terms), locale);
const english = inWords('en', { member: ['associate', 'associates'], event: ['meetup', 'meetups'] });

test.each([
  ['Members', 'Associates'],
  ['Only members see this', 'Only associates see this'],
  ['Message a member about an event', 'Message an associate about a meetup'],
  ['An event for members', 'A meetup for associates'],
  ['Members-only article', 'Associates-only article'],
  ['Membership and eventually remembered', 'Membership and eventually remembered'],
  ['Go to /members or members.csv', 'Go to /members or members.csv'],
])('in English “%s” becomes “%s”', (text, expected) => {
  expect(english(text)).toBe(expected);
});

test('an own word may contain ours, and is not changed twice', () => {
  const board = inWords('en', { member: ['board member', 'board members'] });
  expect(board(board('Invite a member and 3 members'))).toBe('Invite a board member and 3 board members');
});

test.each([
  ['Le membre', 'L’adhérent'],
  ['le profil du membre et de la section', 'le profil de l’adhérent et de l’antenne'],
  ['Écrire au membre, ce membre, que membre', 'Écrire à l’adhérent, cet adhérent, qu’adhérent'],
  ['les membres, peu de membres', 'les adhérents, peu d’adhérents'],
  ['l’événement, d’événements, cet événement', 'le rendez-vous, de rendez-vous, ce rendez-vous'],
  ['de l’entreprise, à l’entreprise, son entreprise', 'de la société, à la société, sa société'],
])('French articles follow the word: “%s” becomes “%s”', (text, expected) => {
  const french = inWords('fr', {
    member: ['adhérent', 'adhérents'],
    chapter: ['antenne', 'antennes'],
    event: ['rendez-vous', 'rendez-vous'],
    business: ['société', 'sociétés'],
  });
  expect(french(text)).toBe(expected);
});

test('German has a word for each case', () => {
  const german = inWords('de', {
    member: ['Vereinsmitglied', 'Vereinsmitglieds', 'Vereinsmitglieder', 'Vereinsmitgliedern'],
  });
  expect(german('Das Profil des Mitglieds, mit 3 Mitgliedern')).toBe(
    'Das Profil des Vereinsmitglieds, mit 3 Vereinsmitgliedern',
  );
  expect(german('Mitgliedschaft')).toBe('Mitgliedschaft');
});

test('Arabic keeps what is written together with the word', () => {
  const arabic = inWords('ar', { member: ['منتسب', 'منتسبًا', 'منتسبان', 'منتسبين', 'منتسبين'] });
  expect(arabic('للأعضاء والأعضاء والعضو')).toBe('للمنتسبين والمنتسبين والمنتسب');
  expect(arabic('عضويتك')).toBe('عضويتك');
});

test('what a sentence names keeps its name', () => {
  const messages = english({
    by: (name: string, { business }: { business: string }) => `${name} of ${business} invited a member`,
  });
  expect(messages.by('Ann Member', { business: 'Members First' })).toBe(
    'Ann Member of Members First invited an associate',
  );
});

test('objects, lists, maps and what functions return are all said in own words', () => {
  const messages = english({
    tabs: ['Members', 'Feed'],
    labels: new Map([['members', 'All members']]),
    nested: { of: (count: number) => ({ title: `${count} members`, texts: [`of ${count} events`] }) },
    limit: 5,
    none: null,
  });
  expect(messages.tabs).toEqual(['Associates', 'Feed']);
  expect(messages.labels.get('members')).toBe('All associates');
  expect(messages.nested.of(3)).toEqual({ title: '3 associates', texts: ['of 3 meetups'] });
  expect(messages).toMatchObject({ limit: 5, none: null });
});

test('a page has the function in its head, so it needs nothing from outside', () => {
  const inPage: unknown = runInNewContext(`(${rewording.toString()})`);
  if (typeof inPage !== 'function') throw new Error('no function');
  expect(inPage(wordPairs('en', { member: ['fellow', 'fellows'] }), 'en')('Members')).toBe('Fellows');
});

test('a server says everything in own words from the moment they are set until they are taken back', () => {
  const messages = { title: 'Members' };
  const read = () => translated(messages).title;
  expect(currentLocale()).toBe('en');
  speakOwnWords({ en: { member: ['fellow', 'fellows'] }, de: {} });
  expect(read()).toBe('Fellows');
  expect(inLocale('de', read)).toBe('Members');
  speakOwnWords({ en: { member: ['partner', 'partners'] } });
  expect(read()).toBe('Partners');
  speakOwnWords({});
  expect(read()).toBe('Members');
});
