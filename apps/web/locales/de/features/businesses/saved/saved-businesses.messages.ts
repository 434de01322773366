import type { savedBusinessesMessages as english } from '#src/features/businesses/saved/saved-businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const savedBusinessesMessages: Translation<typeof english> = {
  loading: 'Gemerkte Unternehmen werden geladen...',
  failed: 'Ihre gemerkten Unternehmen konnten nicht geladen werden',
  label: 'Gemerkte Unternehmen',
  empty: {
    title: 'Noch keine gemerkten Unternehmen',
    text: 'Merken Sie sich ein Unternehmen auf seiner Seite, und Sie finden es hier.',
    action: 'Im Branchenverzeichnis stöbern',
  },
};
