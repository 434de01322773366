/** Interface text of the news and opportunities beside the feed. */
export const feedRailMessages = {
  articles: 'New articles',
  opportunities: 'Opportunities',
  seeAll: 'See all',
  seeAllOf: (title: string) => `See all: ${title}`,
};
