import type { errorsMessages as english } from '#src/features/errors/errors.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const errorsMessages: Translation<typeof english> = {
  notFound: {
    title: 'الصفحة غير موجودة',
    description: 'لا توجد صفحة على هذا العنوان.',
    text: 'لا توجد صفحة على هذا العنوان. ربما نُقلت، أو أن الرابط غير مكتمل.',
    back: 'الانتقال إلى الصفحة الرئيسية',
    directory: 'تصفّح الدليل',
  },
  failed: {
    title: 'حدث خطأ ما',
    heading: 'تعذّر تحميل هذه الصفحة',
    text: 'الخطأ ليس منك. تنجح المحاولة عادةً بعد قليل.',
  },
};
