/** Interface text of businesses wherever they are shown. */
export const businessesMessages = {
  badges: { verified: 'Verified', featured: 'Featured', notPublic: 'Not public' },
  card: {
    services: 'Services',
    more: (count: number) => `+${count} more`,
    openUntil: (time: string) => `Open until ${time}`,
    openAllDay: 'Open 24 hours',
    closedNow: 'Closed now',
  },
  counts: {
    views: (count: number) => (count === 1 ? '1 view' : `${count} views`),
    reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
    isNew: 'New',
    stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  },
  loading: 'Loading business...',
  missing: {
    title: 'Business Not Found',
    text: 'The business you’re looking for doesn’t exist, or is no longer listed.',
    back: 'Back to Directory',
  },
  failed: { title: 'This business could not be loaded', text: 'Please try again in a moment.' },
};
