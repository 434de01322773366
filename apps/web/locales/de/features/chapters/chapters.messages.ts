import type { chaptersMessages as english } from '#src/features/chapters/chapters.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

const ROLES = { leader: 'Gruppenleitung', organizer: 'Organisation', host: 'Einlass', member: 'Mitglied' };

export const chaptersMessages: Translation<typeof english> = {
  title: 'Gruppen',
  description: 'Örtliche Gruppen von Mitgliedern, die sich selbst organisieren.',
  loading: 'Gruppen werden geladen...',
  failed: 'Die Gruppen konnten nicht geladen werden',
  create: 'Neue Gruppe',
  search: 'Gruppen suchen',
  placeholder: 'Name oder Ort',
  mine: 'Ihre Gruppen',
  all: 'Alle Gruppen',
  others: 'Weitere Gruppen',
  none: { title: 'Noch keine Gruppen', text: 'Gruppen erscheinen hier, sobald sie gegründet sind.' },
  notFound: {
    title: (search) => `Keine Gruppe passt zu „${search}“`,
    text: 'Versuchen Sie es mit einem anderen Namen oder Ort.',
  },
  members: (count) => plural(count, { one: '1 Mitglied', other: `${number(count)} Mitglieder` }),
  hidden: 'Verborgen',
  closed: 'Geschlossen',
  oneSeat: 'Ein Platz je Fachgebiet',
  joining: { open: 'Offen für alle', request: 'Auf Anfrage', invited: 'Mit Einladung' },
  role: (role) => ROLES[role],
  standing({ role, state }) {
    if (state === 'active') return ROLES[role];
    if (state === 'invited') return 'Sie sind eingeladen';
    return state === 'requested' ? 'Anfrage gesendet' : null;
  },
};
