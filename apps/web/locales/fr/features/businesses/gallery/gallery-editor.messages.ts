import type { galleryEditorMessages as english } from '#src/features/businesses/gallery/gallery-editor.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const galleryEditorMessages: Translation<typeof english> = {
  list: 'Photos de la galerie',
  photo: (position) => `Photo ${position}`,
  up: (position) => `Monter la photo ${position}`,
  down: (position) => `Descendre la photo ${position}`,
  cover: 'Utiliser comme couverture',
  coverOf: (position) => `Utiliser la photo ${position} comme couverture`,
  isCover: 'Couverture',
  drop: 'ou déposez-les ici',
  save: 'Enregistrer les photos',
  saved: 'Photos enregistrées',
};
