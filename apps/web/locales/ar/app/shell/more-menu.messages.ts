import type { moreMenuMessages as english } from '#src/app/shell/more-menu.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const moreMenuMessages: Translation<typeof english> = {
  more: 'المزيد',
  chapters: 'الفروع',
  referrals: 'الإحالات',
  connections: 'جهات الاتصال',
  businesses: 'أنشطتي التجارية',
};
