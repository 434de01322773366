import type { addPictureMessages as english } from '#src/features/uploads/add-picture.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const addPictureMessages: Translation<typeof english> = {
  add: 'Bild in den Text einfügen',
  uploading: 'Bild wird hochgeladen',
  added: 'Einzufügendes Bild',
  alt: 'Alternativtext',
  altHint: 'Was das Bild zeigt, für Menschen, die es nicht sehen können',
  caption: 'Bildunterschrift (optional)',
  insert: 'Einfügen',
  discard: 'Verwerfen',
};
