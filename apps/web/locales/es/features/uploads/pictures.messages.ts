import type { picturesMessages as english } from '#src/features/uploads/pictures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const picturesMessages: Translation<typeof english> = {
  preview: (label) => `Imagen actual: ${label.toLowerCase()}`,
  description: 'Sube una imagen. No se muestran imágenes de otros sitios.',
  upload: 'Subir',
  uploadLabel: (label) => `Subir imagen: ${label.toLowerCase()}`,
  uploading: (label) => `Subiendo imagen: ${label.toLowerCase()}`,
};
