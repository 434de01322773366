import type { postGoneMessages as english } from '#src/features/feed/post-gone.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const postGoneMessages: Translation<typeof english> = {
  title: 'المنشور غير موجود',
  description: 'لا يوجد منشور على هذا العنوان.',
  text: 'لم يعد هذا المنشور متاحًا. ربما حذفه صاحبه.',
  back: 'العودة إلى المنشورات',
};
