import type { feedRailMessages as english } from '#src/features/feed/feed-rail.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const feedRailMessages: Translation<typeof english> = {
  articles: 'Artículos nuevos',
  opportunities: 'Oportunidades',
  seeAll: 'Ver todo',
  seeAllOf: (title) => `Ver todo: ${title}`,
};
