import type { shownPicturesMessages as english } from '#src/features/attachments/shown-pictures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/es';

export const shownPicturesMessages: Translation<typeof english> = {
  open: (alt, position, total) =>
    alt === '' ? `Abrir la imagen ${position} de ${total}` : `Abrir la imagen: ${alt}`,
  preview: (total, alt) => {
    const pictures = plural(total, { one: 'Imagen', other: `${total} imágenes` });
    return alt === undefined ? pictures : `${pictures}: ${alt}`;
  },
};
