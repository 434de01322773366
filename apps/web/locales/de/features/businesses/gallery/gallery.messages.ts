import type { galleryMessages as english } from '#src/features/businesses/gallery/gallery.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const galleryMessages: Translation<typeof english> = {
  title: 'Fotos',
  edit: 'Fotos bearbeiten',
  add: 'Fotos hinzufügen',
  empty: 'Zeigen Sie Ihr Geschäft, Ihre Arbeit oder Ihr Team. Fotos erscheinen im Tab „Über uns“.',
};
