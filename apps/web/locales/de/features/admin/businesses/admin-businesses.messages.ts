import type { adminBusinessesMessages as english } from '#src/features/admin/businesses/admin-businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const adminBusinessesMessages: Translation<typeof english> = {
  noun: 'Unternehmen',
  search: {
    label: 'Unternehmen nach Name, Branche, Kategorie oder Beschreibung durchsuchen',
    placeholder: 'Unternehmen suchen...',
  },
  filters: {
    all: 'Alle Unternehmen',
    active: 'Aktiv',
    inactive: 'Inaktiv',
    unverified: 'Nicht geprüft',
    deleted: 'Gelöscht',
  },
  empty: 'Mitglieder tragen ihre Unternehmen selbst ein. Sie können auch eines für sie anlegen.',
  import: 'Unternehmen importieren',
  add: 'Unternehmen hinzufügen',
  edit: 'Unternehmen bearbeiten',
  create: 'Unternehmen anlegen',
  creating: 'Wird angelegt...',
  saving: 'Wird gespeichert...',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  verified: 'Geprüft',
  featured: 'Hervorgehoben',
  stats: (ownerId, owner, views, reviews) =>
    [
      `Zuständig: ${owner} (Nr. ${ownerId})`,
      plural(views, { one: '1 Aufruf', other: `${number(views)} Aufrufe` }),
      plural(reviews, { one: '1 Bewertung', other: `${number(reviews)} Bewertungen` }),
    ].join(' · '),
  administration: {
    legend: 'Verwaltung',
    owner: 'Zuständiges Mitglied',
    ownerHint: 'Das Mitglied, das den Eintrag pflegt und dafür einsteht.',
  },
  deleted: (name) => `„${name}“ wurde gelöscht.`,
  restored: { title: 'Unternehmen wiederhergestellt' },
  createFailed: { title: 'Fehler', description: 'Das Unternehmen konnte nicht angelegt werden' },
  updateFailed: { title: 'Fehler', description: 'Das Unternehmen konnte nicht gespeichert werden' },
  noneSelected: { title: 'Fehler', description: 'Kein Unternehmen ausgewählt' },
};
