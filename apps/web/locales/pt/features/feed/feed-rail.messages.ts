import type { feedRailMessages as english } from '#src/features/feed/feed-rail.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const feedRailMessages: Translation<typeof english> = {
  articles: 'Novos artigos',
  opportunities: 'Oportunidades',
  seeAll: 'Ver tudo',
  seeAllOf: (title) => `Ver tudo: ${title}`,
};
