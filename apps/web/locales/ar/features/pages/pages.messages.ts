import type { pagesMessages as english } from '#src/features/pages/pages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const pagesMessages: Translation<typeof english> = {
  updated: 'آخر تحديث',
  loading: 'جارٍ تحميل الصفحة...',
  failed: 'تعذّر تحميل هذه الصفحة',
  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'الصفحة التي تبحث عنها غير موجودة.',
    back: 'الانتقال إلى الصفحة الرئيسية',
  },
};
