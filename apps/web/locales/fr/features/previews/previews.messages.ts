import type { previewsMessages as english } from '#src/features/previews/previews.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const previewsMessages: Translation<typeof english> = {
  article: 'Article',
  business: 'Entreprise',
  opportunity: 'Opportunité',
  event: 'Événement',
  profile: 'Membre',
  chapter: 'Section',
  post: 'Publication',
};
