/** Interface text of saved searches. */
export const searchesMessages = {
  title: 'Saved searches',
  save: 'Tell me about new ones',
  frequencies: { once: 'At once', daily: 'Every morning' },
  hint: { once: 'You hear of each at once', daily: 'You hear of new ones in the morning' },
  edit: (name: string) => `Edit “${name}”`,
  remove: (name: string) => `Delete “${name}”`,
  removed: { title: 'Search deleted' },
  saved: { title: 'Search saved', description: 'You’ll find it beside the list of opportunities.' },
  updated: { title: 'Search updated' },
  full: 'You can save 10 searches. Delete one of them first.',
  dialog: {
    heading: 'Tell me about new ones',
    editHeading: 'Edit saved search',
    filter: 'For the search you have set:',
    name: 'Name',
    nameMissing: 'Enter a name',
    frequency: 'When',
    how: 'By notification and by email, as you have set under Settings.',
    settings: 'Change that',
    preview: (count: number) =>
      count === 0
        ? 'In the last 30 days there was nothing new for it.'
        : `In the last 30 days it would have found ${count === 100 ? 'at least 100' : count} ${count === 1 ? 'opportunity' : 'opportunities'}.`,
    newest: (title: string) => `The newest: “${title}”`,
    many: 'That’s many for “At once”: after five in a day we send the rest the next morning.',
    submit: 'Save search',
    save: 'Save changes',
  },
};
