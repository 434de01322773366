import type { attachmentsMessages as english } from '#src/features/attachments/attachments.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/es';

export const attachmentsMessages: Translation<typeof english> = {
  add: 'Añadir imágenes',
  list: 'Imágenes que se enviarán',
  shown: 'Imágenes de esta publicación',
  alt: (position) => `Descripción de la imagen ${position}`,
  altHint: 'Descríbela para quienes no pueden verla',
  remove: (position) => `Quitar la imagen ${position}`,
  retry: (position) => `Volver a subir la imagen ${position}`,
  uploading: (position) => `Subiendo la imagen ${position}`,
  tooMany: (max) =>
    plural(max, {
      one: 'Solo puedes añadir 1 imagen. Las demás se han omitido.',
      other: `Puedes añadir hasta ${max} imágenes. Las demás se han omitido.`,
    }),
  viewer: (position, total) => `Imagen ${position} de ${total}`,
  strip: 'Imágenes, de una en una',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
};
