import type { pictureFieldMessages as english } from '#src/features/uploads/picture-field.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const pictureFieldMessages: Translation<typeof english> = {
  drop: 'o suelta una imagen aquí',
  elsewhere: 'Las imágenes de otros sitios no se muestran.',
  remove: 'Quitar',
  removeLabel: (label) => `Quitar ${label.toLowerCase()}`,
};
