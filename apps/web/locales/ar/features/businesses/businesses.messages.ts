import type { businessesMessages as english } from '#src/features/businesses/businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const businessesMessages: Translation<typeof english> = {
  badges: { verified: 'موثّق', featured: 'مميّز', notPublic: 'غير عام' },
  card: {
    services: 'الخدمات',
    more: (count) => `+${number(count)} أخرى`,
    openUntil: (time) => `مفتوح حتى ${time}`,
    openAllDay: 'مفتوح 24 ساعة',
    closedNow: 'مغلق الآن',
  },
  counts: {
    views: (count) =>
      plural(count, {
        one: 'مشاهدة واحدة',
        two: 'مشاهدتان',
        few: `${number(count)} مشاهدات`,
        many: `${number(count)} مشاهدة`,
        other: `${number(count)} مشاهدة`,
      }),
    reviews: (count) =>
      plural(count, {
        one: 'تقييم واحد',
        two: 'تقييمان',
        few: `${number(count)} تقييمات`,
        many: `${number(count)} تقييمًا`,
        other: `${number(count)} تقييم`,
      }),
    isNew: 'جديد',
    stars: (count) =>
      plural(count, {
        one: 'نجمة واحدة',
        two: 'نجمتان',
        few: `${number(count)} نجوم`,
        many: `${number(count)} نجمة`,
        other: `${number(count)} نجمة`,
      }),
  },
  loading: 'جارٍ تحميل النشاط التجاري...',
  missing: {
    title: 'النشاط التجاري غير موجود',
    text: 'النشاط التجاري الذي تبحث عنه غير موجود أو لم يعد مدرجًا.',
    back: 'العودة إلى الدليل',
  },
  failed: { title: 'تعذّر تحميل هذا النشاط التجاري', text: 'يُرجى المحاولة مرة أخرى بعد قليل.' },
};
