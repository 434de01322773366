import type { previewsMessages as english } from '#src/features/previews/previews.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const previewsMessages: Translation<typeof english> = {
  article: 'Artikel',
  business: 'Unternehmen',
  opportunity: 'Ausschreibung',
  event: 'Veranstaltung',
  profile: 'Mitglied',
  chapter: 'Gruppe',
  post: 'Beitrag',
};
