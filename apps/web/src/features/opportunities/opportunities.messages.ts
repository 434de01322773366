/** The words of opportunities. */
export const opportunitiesMessages = {
  applied: (title: string, poster: string) =>
    `Application sent! ${poster} will read your message about "${title}".`,
  applyFailed: 'Failed to send your application. Please try again.',
  saved: (title: string) => `Opportunity saved! You will find "${title}" under Saved.`,
  unsaved: (title: string) => `"${title}" is no longer saved.`,
  saveFailed: 'Failed to save the opportunity. Please try again.',
  posted: {
    title: 'Opportunity posted!',
    description: 'The members it fits best will see it first.',
  },
  closed: { title: 'Opportunity closed', description: 'Nobody can apply for it any more.' },
  empty: {
    title: 'No opportunities yet',
    text: 'Open opportunities of other members that fit you will stand here.',
  },
};
