import type { feedRailMessages as english } from '#src/features/feed/feed-rail.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const feedRailMessages: Translation<typeof english> = {
  articles: 'Neue Artikel',
  opportunities: 'Ausschreibungen',
  seeAll: 'Alle ansehen',
  seeAllOf: (title) => `Alle ansehen: ${title}`,
};
