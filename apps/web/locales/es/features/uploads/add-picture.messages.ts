import type { addPictureMessages as english } from '#src/features/uploads/add-picture.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const addPictureMessages: Translation<typeof english> = {
  add: 'Añadir imagen al texto',
  uploading: 'Subiendo imagen',
  added: 'Imagen para insertar',
  alt: 'Texto alternativo',
  altHint: 'Qué muestra la imagen, para quienes no pueden verla',
  caption: 'Pie de foto (opcional)',
  insert: 'Insertar',
  discard: 'Descartar',
};
