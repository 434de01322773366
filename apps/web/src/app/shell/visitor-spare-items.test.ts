import { expect, test } from 'vitest';
import { FIRST_ITEMS, MEMBERS_ITEM, MORE_ITEMS } from './nav-items.ts';
import { visitorSpareItems } from './visitor-spare-items.ts';

const OF_VISITORS = [...FIRST_ITEMS, ...MORE_ITEMS, MEMBERS_ITEM];
const spareOf = (labels: string[]) =>
  visitorSpareItems(
    OF_VISITORS.slice(0, labels.length).map((item, at) => Object.assign({ ...item }, { label: labels[at] })),
  ).map(({ to }) => to);
const ENGLISH = OF_VISITORS.map(({ label }) => label);
const SPANISH = ['Noticias', 'Novedades', 'Servicios', 'Directorio', 'Oportunidades', 'Eventos'];
const FRENCH = ['Actualités', 'Fil d’actualité', 'Services', 'Annuaire', 'Opportunités', 'Événements'];
const GERMAN = [
  'Neuigkeiten',
  'Feed',
  'Leistungen',
  'Branchenverzeichnis',
  'Ausschreibungen',
  'Veranstaltungen',
];

test('short words leave room for all links of a visitor', () => {
  expect(spareOf(ENGLISH)).toEqual([]);
  expect(spareOf(SPANISH)).toEqual([]);
});

test('long words move under "More" what members have there, too', () => {
  expect(spareOf(FRENCH)).toEqual(['/events', '/opportunities']);
  expect(spareOf(GERMAN)).toEqual(['/events', '/opportunities']);
});

test('where visitors may read who the members are, that link takes room, too', () => {
  expect(spareOf([...GERMAN, 'Mitglieder'])).toEqual(['/events', '/opportunities', '/businesses']);
  expect(spareOf([...SPANISH, 'Miembros'])).toEqual(['/events', '/opportunities']);
});
