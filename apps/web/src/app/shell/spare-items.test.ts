import { expect, test } from 'vitest';
import { ADMIN_ITEM, DASHBOARD_ITEM, FIRST_ITEMS, MEMBERS_ITEM } from './nav-items.ts';
import { spareItems } from './spare-items.ts';

const OF_MEMBERS = [DASHBOARD_ITEM, ...FIRST_ITEMS, MEMBERS_ITEM];
const spareOf = (row: typeof OF_MEMBERS, labels: string[]) =>
  spareItems(row.map((item, at) => Object.assign({ ...item }, { label: labels[at] ?? item.label }))).map(
    ({ to }) => to,
  );
const GERMAN = ['Übersicht', 'Neuigkeiten', 'Feed', 'Leistungen', 'Branchenverzeichnis', 'Mitglieder'];
const FRENCH = ['Tableau de bord', 'Actualités', 'Fil d’actualité', 'Services', 'Annuaire', 'Membres'];

test('short words leave room for the search beside all links, an administrator’s too', () => {
  expect(spareOf([...OF_MEMBERS, ADMIN_ITEM], [])).toEqual([]);
});

test('long words move a link under "More", and the next one where that is not enough', () => {
  expect(spareOf(OF_MEMBERS, GERMAN)).toEqual(['/businesses']);
  expect(spareOf([...OF_MEMBERS, ADMIN_ITEM], [...FRENCH, 'Administration'])).toEqual([
    '/businesses',
    '/news',
  ]);
});

test('what the community has switched off takes no room', () => {
  const row = OF_MEMBERS.filter(({ to }) => to !== '/services');
  expect(
    spareOf(
      row,
      GERMAN.filter((label) => label !== 'Leistungen'),
    ),
  ).toEqual([]);
});
