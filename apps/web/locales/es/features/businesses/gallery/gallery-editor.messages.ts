import type { galleryEditorMessages as english } from '#src/features/businesses/gallery/gallery-editor.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const galleryEditorMessages: Translation<typeof english> = {
  list: 'Fotos de la galería',
  photo: (position) => `Foto ${position}`,
  up: (position) => `Subir la foto ${position} un puesto`,
  down: (position) => `Bajar la foto ${position} un puesto`,
  cover: 'Usar como portada',
  coverOf: (position) => `Usar la foto ${position} como portada`,
  isCover: 'Portada',
  drop: 'o suéltalas aquí',
  save: 'Guardar fotos',
  saved: 'Fotos guardadas',
};
