import type { shownPicturesMessages as english } from '#src/features/attachments/shown-pictures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const shownPicturesMessages: Translation<typeof english> = {
  open: (alt, position, total) =>
    alt === '' ? `Ouvrir l’image ${position} sur ${total}` : `Ouvrir l’image : ${alt}`,
  preview: (total, alt) => {
    const pictures = total === 1 ? 'Image' : `${total} images`;
    return alt === undefined ? pictures : `${pictures} : ${alt}`;
  },
};
