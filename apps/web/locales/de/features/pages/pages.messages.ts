import type { pagesMessages as english } from '#src/features/pages/pages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const pagesMessages: Translation<typeof english> = {
  updated: 'Zuletzt aktualisiert',
  loading: 'Seite wird geladen...',
  failed: 'Diese Seite konnte nicht geladen werden',
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Die gesuchte Seite gibt es nicht.',
    back: 'Zur Startseite',
  },
};
