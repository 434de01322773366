import type { OwnerTaskKind } from '@guildhall/api/directory/businesses/own/own.schema';

const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`);

/** Interface text of the page of a member's own businesses. */
export const ownMessages = {
  title: 'My businesses',
  description: 'What needs you, and how your listings do.',
  add: 'Add a business',
  loading: 'Loading your businesses...',
  failed: 'Your businesses could not be loaded',
  empty: {
    title: 'You haven’t listed a business yet',
    text: 'Members and visitors find it in the directory, with opening hours, reviews and a way to reach you.',
  },
  filter: { label: 'Which business', all: 'All' },
  tasks: {
    title: 'Needs you',
    count: (count: number) => `${count}, oldest first`,
    none: 'Nothing needs you.',
    looked: (views: number) =>
      views === 1 ? '1 person looked in the last 30 days.' : `${views} people looked in the last 30 days.`,
    headline: {
      message: (name: string) => `${name} asks`,
      review: (name: string, rating: number) => `${name} wrote a review with ${stars(rating)}`,
      hours: (_name, _rating, business: string) => `${business} has no opening hours`,
    } satisfies Record<OwnerTaskKind, (name: string, rating: number, business: string) => string>,
    hours: 'Visitors don’t learn when to come, and “Open now” leaves you out.',
    quote: (words: string) => `“${words}”`,
    action: { message: 'Reply', review: 'Answer', hours: 'Add hours' } satisfies Record<
      OwnerTaskKind,
      string
    >,
    actionLabel: (action: string, headline: string) => `${action}: ${headline}`,
  },
  card: {
    published: 'Published',
    onlyYou: 'Only you see this',
    views: 'Views in 30 days',
    saves: 'Saved',
    messages: 'Messages',
    rating: 'Rating',
    noReviews: 'None yet',
    ofReviews: (count: number) => (count === 1 ? 'of 1 review' : `of ${count} reviews`),
    more: (difference: number) =>
      difference === 0 ? 'as before' : difference > 0 ? `${difference} more` : `${-difference} fewer`,
    byDay: 'Views a day in the last 30 days',
    edit: 'Edit',
    editLabel: (name: string) => `Edit ${name}`,
    view: 'View page',
    viewLabel: (name: string) => `View page of ${name}`,
    publish: 'Publish',
    publishLabel: (name: string) => `Publish ${name}`,
    unpublish: 'Unpublish',
    unpublishLabel: (name: string) => `Unpublish ${name}`,
    takenOff: 'An administrator has taken it off the directory.',
  },
  figures: 'Figures are for the last 30 days, against the 30 before. Your own visits are not counted.',
  unpublish: {
    title: (name: string) => `Unpublish ${name}?`,
    text: 'It leaves the directory, searches and your profile. Nothing is deleted: reviews and saves are back when you publish it again.',
    action: 'Unpublish',
    done: (name: string) => ({ title: `${name} is off the directory` }),
  },
  published: (name: string) => ({ title: `${name} is in the directory again` }),
};
