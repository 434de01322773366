import type { addPictureMessages as english } from '#src/features/uploads/add-picture.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const addPictureMessages: Translation<typeof english> = {
  add: 'إضافة صورة إلى النص',
  uploading: 'جارٍ رفع الصورة',
  added: 'الصورة المراد إدراجها',
  alt: 'النص البديل',
  altHint: 'وصف ما تُظهره الصورة لمن لا يستطيع رؤيتها',
  caption: 'التعليق التوضيحي (اختياري)',
  insert: 'إدراج',
  discard: 'تجاهل',
};
