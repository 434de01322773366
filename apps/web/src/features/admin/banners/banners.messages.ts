/** Interface text of the Banners tab. */
export const bannersMessages = {
  createTitle: 'Create Banner',
  editTitle: 'Edit Banner',
  create: 'Create Banner',
  list: 'Banners',
  failed: 'The banners could not be loaded',
  empty: { title: 'No banners yet', text: 'Fill in the form to create your first banner.' },
  days: (timeZone: string) =>
    `Days are those of ${timeZone.replaceAll('_', ' ')}. Pictures are shown 120 pixels high and as wide as the page: 2,280 × 240 pixels look sharp, and the edges may be cut off on a phone.`,
  fields: {
    title: 'Title',
    image: 'Image URL',
    target: 'Target URL',
    start: 'Start date',
    end: 'End date',
    pages: 'Display pages',
    active: 'Active',
  },
  sameAsFirst: 'Without a picture or an address of its own, it has those of the first language.',
  pages: { dashboard: 'Dashboard', feed: 'Feed', news: 'News', profile: 'Profile' },
  textOnly: 'Shown as text because its picture is on another site. Upload the picture to show it.',
  status: (isShown: boolean) => (isShown ? 'Live' : 'Not live'),
  period: {
    always: 'always',
    from: (start: string) => `from ${start}`,
    until: (end: string) => `until ${end}`,
    between: (start: string, end: string) => `${start} to ${end}`,
  },
  confirm: {
    title: 'Delete this banner?',
    action: 'Delete banner',
    text: "It disappears from every page immediately. This can't be undone.",
  },
  created: { title: 'Banner created' },
  saved: { title: 'Banner saved' },
  deleted: { title: 'Banner deleted' },
};
