import type { galleryMessages as english } from '#src/features/businesses/gallery/gallery.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const galleryMessages: Translation<typeof english> = {
  title: 'Photos',
  edit: 'Modifier les photos',
  add: 'Ajouter des photos',
  empty:
    'Montrez vos locaux, votre travail ou votre équipe. Les photos apparaissent dans l’onglet « À propos ».',
};
