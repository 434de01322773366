import type { consentsMessages as english } from '#src/features/consents/consents.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const consentsMessages: Translation<typeof english> = {
  title: 'Bevor es weitergeht',
  intro: (site) => `Um ${site} weiter zu nutzen, lesen und akzeptieren Sie bitte:`,
  updated: 'Seit Ihrer Zustimmung geändert',
  read: (title) => `${title} (öffnet sich in einem neuen Tab)`,
  accept: 'Akzeptieren',
  signOut: 'Stattdessen abmelden',
  settings: 'Ihre Daten herunterladen oder Ihr Konto löschen',
};
