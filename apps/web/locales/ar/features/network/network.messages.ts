import type { networkMessages as english } from '#src/features/network/network.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const networkMessages: Translation<typeof english> = {
  title: 'رؤى عن شبكتك',
  loading: 'جارٍ تحميل الرؤى...',
  failed: 'تعذّر تحميل الرؤى',
  people: {
    title: 'أشخاص يجدر بك لقاؤهم',
    mutual: (count) =>
      plural(count, {
        one: 'جهة اتصال مشتركة',
        two: 'جهتا اتصال مشتركتان',
        few: `${number(count)} جهات اتصال مشتركة`,
        many: `${number(count)} جهة اتصال مشتركة`,
        other: `${number(count)} جهة اتصال مشتركة`,
      }),
    connect: 'تواصل',
    connectLabel: (name) => `التواصل مع ${name}`,
  },
  topics: {
    title: 'الموضوعات الرائجة',
    members: (count) =>
      plural(count, {
        one: 'عضو واحد',
        two: 'عضوان',
        few: `${number(count)} أعضاء`,
        many: `${number(count)} عضوًا`,
        other: `${number(count)} عضو`,
      }),
  },
  industry: {
    title: 'رؤى عن القطاع',
    connections: (industry, average) =>
      `متوسط عدد جهات الاتصال لدى أعضاء قطاع ${industry}: ${average.toFixed(1)}.`,
    skills: 'أبرز المهارات',
    roles: 'أدوار صاعدة',
  },
  tips: 'نصائح لتنمية شبكتك',
  join: {
    title: 'انضم إلى شبكتك',
    text: 'انضم لتعرف من يجدر بك لقاؤه، وما يدور الحديث عنه في قطاعك، وكيف تنمو شبكتك.',
    action: 'ابدأ الآن',
  },
};
