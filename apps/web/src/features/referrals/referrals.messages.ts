/** The words of referrals. */
export const referralsMessages = {
  sent: {
    title: 'Referral sent!',
    description: 'Your referral has been processed and sent via our AI system.',
  },
  sendFailed: { title: 'Error', description: 'Failed to send the referral. Please try again.' },
  emptyMatches: {
    title: 'No referral matches yet',
    text: 'Members you could introduce to one another will stand here.',
  },
  emptyPending: {
    title: 'No referrals yet',
    text: 'Refer a member you were matched with; what you send and receive will stand here.',
  },
  steps: {
    accepted: { label: 'Accept', done: 'Referral accepted' },
    declined: { label: 'Decline', done: 'Referral declined' },
    withdrawn: { label: 'Withdraw', done: 'Referral withdrawn' },
    completed: { label: 'Mark as completed', done: 'Referral completed' },
  },
  automation: {
    disabled: null,
    queued: 'The automation has it in its queue.',
    sent: 'The automation has taken it over.',
    failed: 'The automation could not be reached; the referral itself is fine.',
  },
};
