import type { Outputs } from '../../../lib/trpc.ts';

type Kind = Outputs['businesses']['activity']['get']['items'][number]['kind'];

const KINDS: Record<Kind, string> = {
  view: 'Views',
  call: 'Calls',
  email: 'Emails',
  website: 'Website clicks',
  directions: 'Directions',
  save: 'Saves',
  message: 'Messages',
  review: 'Reviews',
};

const ENOUGH_FOR_PERCENT = 30;

/** Interface text of the owner's numbers. */
export const activityMessages = {
  title: 'Your last 30 days',
  text: 'Only you can see this.',
  loading: 'Loading your numbers...',
  failed: 'Your numbers could not be loaded',
  choose: 'What the chart shows',
  kinds: KINDS,
  /** Beside the views of all time on the same page. */
  views: 'Views in 30 days',
  change: (total: number, before: number) => {
    if (total === before) return 'Same as the 30 days before';
    if (before === 0) return 'None in the 30 days before';
    // A share of few says more than they do.
    if (before < ENOUGH_FOR_PERCENT)
      return `${Math.abs(total - before)} ${total > before ? 'more' : 'fewer'} than in the 30 days before`;
    const percent = Math.round((100 * (total - before)) / before);
    return `${percent > 0 ? '+' : '−'}${Math.abs(percent)}% compared with the previous 30 days`;
  },
  isPublic: (address: string) => `This page is public: ${address}`,
  none: 'Nothing yet. Share your page with those who know you.',
  caption: (kind: string) => `${kind} per day`,
};
