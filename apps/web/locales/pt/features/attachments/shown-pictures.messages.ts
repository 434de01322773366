import type { shownPicturesMessages as english } from '#src/features/attachments/shown-pictures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const shownPicturesMessages: Translation<typeof english> = {
  open: (alt, position, total) =>
    alt === '' ? `Abrir a imagem ${position} de ${total}` : `Abrir imagem: ${alt}`,
  preview: (total, alt) => {
    const pictures = total === 1 ? 'Imagem' : `${total} imagens`;
    return alt === undefined ? pictures : `${pictures}: ${alt}`;
  },
};
