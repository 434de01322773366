import type { shownPicturesMessages as english } from '#src/features/attachments/shown-pictures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const shownPicturesMessages: Translation<typeof english> = {
  open: (alt, position, total) => (alt === '' ? `فتح الصورة ${position} من ${total}` : `فتح الصورة: ${alt}`),
  preview: (total, alt) => {
    const pictures = plural(total, {
      one: 'صورة',
      two: 'صورتان',
      few: `${number(total)} صور`,
      many: `${number(total)} صورة`,
      other: `${number(total)} صورة`,
    });
    return alt === undefined ? pictures : `${pictures}: ${alt}`;
  },
};
