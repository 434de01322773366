import type { attachmentsMessages as english } from '#src/features/attachments/attachments.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const attachmentsMessages: Translation<typeof english> = {
  add: 'إضافة صور',
  list: 'الصور المراد إرسالها',
  shown: 'صور هذا المنشور',
  alt: (position) => `وصف الصورة ${position}`,
  altHint: 'صِفها لمن لا يستطيع رؤيتها',
  remove: (position) => `إزالة الصورة ${position}`,
  retry: (position) => `إعادة رفع الصورة ${position}`,
  uploading: (position) => `جارٍ رفع الصورة ${position}`,
  tooMany: (max) =>
    plural(max, {
      one: 'يمكنك إضافة صورة واحدة فقط. لم تُضَف الصور الأخرى.',
      two: 'يمكنك إضافة صورتين كحد أقصى. لم تُضَف الصور الأخرى.',
      few: `يمكنك إضافة ${number(max)} صور كحد أقصى. لم تُضَف الصور الأخرى.`,
      many: `يمكنك إضافة ${number(max)} صورة كحد أقصى. لم تُضَف الصور الأخرى.`,
      other: `يمكنك إضافة ${number(max)} صورة كحد أقصى. لم تُضَف الصور الأخرى.`,
    }),
  viewer: (position, total) => `الصورة ${position} من ${total}`,
  strip: 'الصور واحدة تلو الأخرى',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
};
