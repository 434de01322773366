import { translated } from '@guildhall/locale/translated';
import { siteFileMessages } from '@guildhall/api/community/site/site-files.messages';
import { opportunityPath, searchOpportunities } from '@guildhall/api';
import { escapeHtml } from '@guildhall/markdown';
import type { AppDependencies } from '../context.ts';
import { type FeedSource, printable, rssOf } from './feeds.ts';

const ITEMS = 50;

/** `/opportunities/feed.xml`: the newest open opportunities that their authors have made public. */
export const opportunitiesFeed = ({ db }: AppDependencies): FeedSource => ({
  path: '/opportunities/feed.xml',
  area: 'opportunities',
  shows: [],
  make: async (publisher) => {
    const { items } = await searchOpportunities(db, null, { limit: ITEMS, sort: 'newest' });
    return rssOf(
      items.map((opportunity) => {
        const link = `${publisher.publicOrigin}${opportunityPath(opportunity)}`;
        const words = [opportunity.details, opportunity.description].filter(Boolean).join('\n\n');
        return {
          title: printable(opportunity.title),
          id: `${publisher.publicOrigin}/opportunities/${opportunity.id}`,
          link,
          description: escapeHtml(printable(words)),
          author: [{ name: printable(opportunity.poster.name) }],
          category: opportunity.skillsNeeded.map((skill) => ({ name: printable(skill) })),
          date: new Date(opportunity.postedAt),
        };
      }),
      {
        ...publisher,
        path: '/opportunities',
        ...translated(siteFileMessages).feeds.opportunities,
      },
    );
  },
});
