import type { addPictureMessages as english } from '#src/features/uploads/add-picture.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const addPictureMessages: Translation<typeof english> = {
  add: 'Ajouter une image au texte',
  uploading: 'Envoi de l’image',
  added: 'Image à insérer',
  alt: 'Texte alternatif',
  altHint: 'Ce que montre l’image, pour les personnes qui ne peuvent pas la voir',
  caption: 'Légende (facultative)',
  insert: 'Insérer',
  discard: 'Abandonner',
};
