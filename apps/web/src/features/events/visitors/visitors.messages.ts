/** Interface text of the guests whom a member invited, or welcomes at the door. */
export const visitorsMessages = {
  title: 'Your guests',
  description: 'Guests you invited, or welcome as a host, and what became of them.',
  loading: 'Loading guests...',
  failed: 'Your guests could not be loaded',
  empty: {
    title: 'No guests yet',
    text: 'Open a public event and invite someone who is not a member. After the event, this page reminds you to get in touch.',
    action: 'See the events',
  },
  invitedBy: (name: string, day: string) => `Invited by ${name} on ${day}`,
  asked: (day: string) => `Asked for a seat on ${day}`,
  steps: {
    cameAt: 'Came',
    followedUpAt: 'Followed up',
    appliedAt: 'Applied',
    joinedAt: 'Joined',
  },
  step: (label: string, day: string) => `${label} ${day}`,
  profile: 'See the profile',
  followUp: 'I was in touch',
  followUpLabel: (name: string) => `I was in touch with ${name}`,
  followedUp: (name: string) => `You were in touch with ${name}`,
};
