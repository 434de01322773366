import type { adminMessages as english } from '#src/features/admin/admin.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const adminMessages: Translation<typeof english> = {
  title: 'Verwaltung',
  description: 'Mitglieder, Inhalte, Sicherungen.',
  tabs: {
    overview: 'Übersicht',
    users: 'Mitglieder',
    posts: 'Beiträge',
    articles: 'Artikel',
    businesses: 'Unternehmen',
    banners: 'Banner',
    backup: 'Sicherung',
    settings: 'Einstellungen',
  },
  loading: (noun) => `${noun} werden geladen...`,
  failed: (noun) => `${noun} konnten nicht geladen werden`,
  noMatch: {
    title: (noun) => `Keine ${noun} gefunden`,
    text: 'Versuchen Sie es mit einer anderen Suche oder einem anderen Filter.',
  },
  empty: (noun) => `Noch keine ${noun}`,
  member: {
    option: (name, email) => `${name} (${email})`,
    typeAName: 'Geben Sie einen Namen, eine E-Mail-Adresse oder ein Unternehmen ein.',
    nobody: 'Niemand gefunden',
  },
  filter: 'Anzeigen',
  csv: 'CSV',
  undo: 'Rückgängig',
  edit: 'Bearbeiten',
  editLabel: (name) => `${name} bearbeiten`,
  delete: 'Löschen',
  deleteLabel: (name) => `${name} löschen`,
  restore: 'Wiederherstellen',
  moveUp: (name) => `${name} nach oben verschieben`,
  moveDown: (name) => `${name} nach unten verschieben`,
  moved: (name, place) => `${name} ist jetzt Nummer ${place}`,
  saveChanges: 'Änderungen speichern',
  stepUp: {
    title: 'Passwort bestätigen',
    text: 'Bitte bestätigen Sie, dass Sie es sind, um fortzufahren.',
    password: 'Passwort',
    submit: 'Bestätigen',
  },
};
