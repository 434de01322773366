import type { galleryMessages as english } from '#src/features/businesses/gallery/gallery.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const galleryMessages: Translation<typeof english> = {
  title: 'الصور',
  edit: 'تعديل الصور',
  add: 'إضافة صور',
  empty: 'اعرض متجرك أو أعمالك أو فريقك. تظهر الصور في تبويب «نبذة».',
};
