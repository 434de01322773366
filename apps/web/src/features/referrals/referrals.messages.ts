/** Interface text of referrals. */
export const referralsMessages = {
  sent: {
    title: 'Referral sent!',
    description: 'Your referral has been processed and sent via our AI system.',
  },
  sendFailed: { title: 'Error', description: 'Failed to send the referral. Please try again.' },
  matches: {
    title: 'Referral Matches',
    description: 'Members who would welcome an introduction, to you or to someone you know.',
    loading: 'Loading referral matches...',
    failed: 'Referral matches could not be loaded',
    completeProfile: 'Add what you offer',
    showAll: (count: number) => `Show all ${count}`,
    showFewer: 'Show fewer',
  },
  match: {
    score: (percent: number) => `${percent}% match`,
    reasons: 'Why this match',
    lookingFor: 'Looking for',
    offers: 'Offers',
    mutual: (count: number) => (count === 1 ? '1 mutual connection' : `${count} mutual connections`),
    showScore: 'See the score',
    hideScore: 'Hide the score',
    refer: 'Refer',
    referLabel: (name: string) => `Refer ${name}`,
    cannotRefer: (name: string, reason: string | null) => `Refer ${name}: ${reason ?? ''}`,
  },
  dialog: {
    title: (name: string) => `Send a referral to ${name}`,
    referee: 'Who would you like to introduce?',
    refereeHint: 'Yourself, or one of your connections.',
    consent: (referee: string, target: string) =>
      `${referee} and ${target} both have to agree before they see each other’s contact details.`,
    myself: 'Myself',
    message: 'Personal message (optional)',
    messagePlaceholder: (name: string) => `Why should ${name} say yes?`,
    characters: (count: number, max: number) => `${count} of ${max}`,
    submit: 'Send Referral',
  },
  pending: {
    title: 'Pending Referrals',
    loading: 'Loading referrals...',
    failed: 'Your referrals could not be loaded',
    alert: (count: number) =>
      count === 1 ? 'A referral is waiting for your reply' : `${count} referrals are waiting for your reply`,
    goTo: 'Reply now',
  },
  card: {
    sentOn: (day: string) => `Sent on ${day}`,
    receivedOn: (day: string) => `Received on ${day}`,
    openUntil: (day: string) => `open until ${day}`,
    showHistory: 'Show the history',
    hideHistory: 'Hide the history',
  },
  headline: {
    introducedOther: (referee: string, target: string) => `You introduced ${referee} to ${target}`,
    introducedSelf: (target: string) => `You introduced yourself to ${target}`,
    offeredToMe: (referrer: string, referee: string) =>
      `${referrer} would like to introduce ${referee} to you`,
    offersSelf: (referrer: string) => `${referrer} would like to work with you`,
    offersMe: (referrer: string, target: string) => `${referrer} would like to introduce you to ${target}`,
  },
  agreement: {
    youAgreed: 'You agreed. Waiting for the other side.',
    agreed: (name: string) => `${name} agreed. Waiting for the other side.`,
    none: 'Waiting for both sides.',
  },
  history: {
    title: 'History',
    loading: 'Loading the history...',
    failed: 'The history could not be loaded',
    contact: (name: string) => `Get in touch with ${name}`,
    noContact: "They don't share an email or phone number. Write to them in Messages.",
  },
  stats: {
    title: 'Referral Stats',
    failed: 'Your referral stats could not be loaded',
    sent: 'Sent',
    successful: 'Successful',
    successRate: 'Success rate',
  },
  emptyMatches: {
    title: 'No referral matches yet',
    text: 'People you could introduce will appear here.',
  },
  emptyPending: {
    title: 'No referrals yet',
    text: 'Refer a member you were matched with. Referrals you send and receive will appear here.',
  },
  steps: {
    accepted: { label: 'Accept', done: 'Referral accepted' },
    declined: { label: 'Decline', done: 'Referral declined' },
    withdrawn: { label: 'Withdraw', done: 'Referral withdrawn' },
    completed: { label: 'Mark as completed', done: 'Referral completed' },
  },
  automation: {
    disabled: null,
    queued: 'Queued for the automation.',
    sent: 'Sent to the automation.',
    failed: "The automation couldn't be reached. The referral itself is fine.",
  },
};
