import type { galleryMessages as english } from '#src/features/businesses/gallery/gallery.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const galleryMessages: Translation<typeof english> = {
  title: 'Fotos',
  edit: 'Editar fotos',
  add: 'Añadir fotos',
  empty: 'Muestra tu local, tu trabajo o tu equipo. Las fotos aparecen en la pestaña «Información».',
};
