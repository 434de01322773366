import type { shownPicturesMessages as english } from '#src/features/attachments/shown-pictures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/de';

export const shownPicturesMessages: Translation<typeof english> = {
  open: (alt, position, total) =>
    alt === '' ? `Bild ${position} von ${total} öffnen` : `Bild öffnen: ${alt}`,
  preview: (total, alt) => {
    const pictures = plural(total, { one: 'Bild', other: `${total} Bilder` });
    return alt === undefined ? pictures : `${pictures}: ${alt}`;
  },
};
