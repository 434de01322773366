import type { activityMessages as english } from '#src/features/businesses/activity/activity.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/ar';

const ENOUGH_FOR_PERCENT = 30;

export const activityMessages: Translation<typeof english> = {
  title: 'آخر 30 يومًا',
  text: 'لا يراها أحد سواك.',
  loading: 'جارٍ تحميل أرقامك...',
  failed: 'تعذّر تحميل أرقامك',
  choose: 'ما يعرضه الرسم البياني',
  kinds: {
    view: 'المشاهدات',
    call: 'المكالمات',
    email: 'رسائل البريد',
    website: 'زيارات الموقع الإلكتروني',
    directions: 'طلبات الاتجاهات',
    save: 'مرات الحفظ',
    message: 'الرسائل',
    review: 'التقييمات',
  },
  views: 'المشاهدات خلال 30 يومًا',
  change: (total, before) => {
    if (total === before) return 'كما في الأيام الثلاثين السابقة';
    if (before === 0) return 'لا شيء في الأيام الثلاثين السابقة';
    if (before < ENOUGH_FOR_PERCENT)
      return total > before
        ? `بزيادة ${number(total - before)} عن الأيام الثلاثين السابقة`
        : `بنقص ${number(before - total)} عن الأيام الثلاثين السابقة`;
    const percent = Math.round((100 * (total - before)) / before);
    return `${percent > 0 ? '+' : '−'}${number(Math.abs(percent))}% مقارنةً بالأيام الثلاثين السابقة`;
  },
  isPublic: (address) => `هذه الصفحة متاحة للجميع: \u2066${address}\u2069`,
  none: 'لا شيء بعد. شارك صفحتك مع من يعرفونك.',
  caption: (kind) => `${kind} في اليوم`,
};
