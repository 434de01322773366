import type { feedRailMessages as english } from '#src/features/feed/feed-rail.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const feedRailMessages: Translation<typeof english> = {
  articles: 'Nouveaux articles',
  opportunities: 'Opportunités',
  seeAll: 'Tout voir',
  seeAllOf: (title) => `Tout voir : ${title}`,
};
