import type { missingMessages as english } from '#src/features/admin/imports/missing.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const missingMessages: Translation<typeof english> = {
  title: (count) =>
    plural(count, {
      one: 'عضو واحد غير موجود في هذا الملف',
      two: 'عضوان غير موجودين في هذا الملف',
      few: `${number(count)} أعضاء غير موجودين في هذا الملف`,
      many: `${number(count)} عضوًا غير موجودين في هذا الملف`,
      other: `${number(count)} عضو غير موجودين في هذا الملف`,
    }),
  text: 'لديهم رقم عضوية أو أُضيفوا في استيراد سابق، ولم تنتهِ عضويتهم. يتركهم الاستيراد كما هم. يمكنك في صفحة «المستخدمون» تحديد تاريخ انتهاء لهم أو تعطيل حساباتهم.',
  open: 'عرضهم في «المستخدمون»',
  loading: 'جارٍ تحميل الأعضاء...',
  failed: 'تعذّر تحميل الأعضاء',
  noNumber: 'بلا رقم',
};
