/** Interface text of what the member posted and applied to. */
export const yourOpportunitiesMessages = {
  none: { title: 'You have posted nothing yet', text: 'Say what you need, and members can apply.' },
  applications: {
    title: 'Your applications',
    loading: 'Loading your applications...',
    failed: 'Your applications could not be loaded',
    write: 'Write',
    writeLabel: (name: string) => `Write to ${name}`,
    none: {
      title: 'You have applied to nothing yet',
      text: 'What you apply to is listed here, with the answers.',
      action: 'See all opportunities',
    },
  },
};
