/** Interface text of the pages of opportunities. */
export const opportunitiesPageMessages = {
  page: {
    description: 'What members are looking for, and what they offer to share.',
    rss: 'Follow as RSS',
    clear: 'Clear filters',
    none: { title: 'Nothing matches', text: 'Try fewer words or filters.' },
    similar: (words: string) =>
      `No opportunity says “${words}” in these words. These mean something like it:`,
    alsoSimilar: 'Similar in meaning',
    back: 'Opportunities',
    posted: (time: string) => `posted ${time}`,
    closed: 'This opportunity is closed',
    fit: 'How it fits you',
    about: 'What it is about',
    asks: (name: string) => `What ${name} asks for`,
    place: (location: string | null, isRemote: boolean) =>
      location === null ? (isRemote ? 'Remote' : null) : isRemote ? `${location} or remote` : location,
    until: (day: string) => `Open until ${day}`,
    join: {
      title: 'Join to apply',
      text: (name: string) => `Write to ${name} as a member. You come back to this page.`,
    },
    share: 'Share',
    others: 'More that may fit you',
    newest: 'More opportunities',
    loading: 'Loading opportunity...',
    failed: 'This opportunity could not be loaded',
    notFound: {
      title: 'Opportunity not found',
      text: 'It may have been removed, or it isn’t open to you.',
      visitor: 'It may have been removed, or it is for members only. Join or sign in to see it.',
      back: 'See all opportunities',
    },
  },
  views: {
    label: 'Which opportunities',
    all: 'All',
    yours: 'Yours',
    applied: 'Applied to',
  },
  filters: {
    search: 'Search opportunities',
    placeholder: 'web design, photos, a stall …',
    kind: { label: 'Kind', all: 'All kinds' },
    place: { label: 'Place', all: 'Everywhere' },
    choice: (name: string, count: number) => `${name} (${count})`,
    sort: 'Sort',
    sorts: { fit: 'Best fit', newest: 'Newest', closing: 'Closing soon' },
    only: 'Only those that',
    switches: { fits: 'Fits me', remote: 'Remote', budget: 'Names a budget', closing: 'Closes in 14 days' },
  },
};
