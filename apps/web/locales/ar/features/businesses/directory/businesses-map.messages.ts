import type { businessesMapMessages as english } from '#src/features/businesses/directory/businesses-map.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/ar';

export const businessesMapMessages: Translation<typeof english> = {
  elsewhere: (businesses, _isOne) => `${businesses} في أماكن ليست على الخريطة.`,
  unstated: (businesses, _isOne) => `${businesses} دون مدينة مذكورة.`,
  inTown: (name) => `أنشطة تجارية في ${name}`,
  shown: (shown, total) => `${number(shown)} من ${number(total)}`,
  allNear: (name) => `عرض جميع الأنشطة بالقرب من ${name}`,
  none: {
    title: 'لا مدن لعرضها',
    text: 'لا يقع أي من هذه الأنشطة التجارية في مدينة يمكن عرضها على الخريطة.',
    firstTitle: 'لا مدن بعد',
    first: 'تظهر المدن هنا حالما تذكر الأنشطة التجارية مدنها.',
  },
};
