import type { feedRailMessages as english } from '#src/features/feed/feed-rail.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const feedRailMessages: Translation<typeof english> = {
  articles: 'مقالات جديدة',
  opportunities: 'الفرص',
  seeAll: 'عرض الكل',
  seeAllOf: (title) => `عرض الكل: ${title}`,
};
