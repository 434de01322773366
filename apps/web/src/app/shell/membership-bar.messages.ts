/** Interface text for members whose membership has ended; in the chunk that only they load. */
export const membershipBarMessages = {
  label: 'Your membership',
  ended: (day: string) => `Your membership ended on ${day}.`,
  readOnly: 'You can still read everything, but not publish.',
  soonReadOnly: (day: string) => `From ${day} on you can read, but not publish.`,
  renew: 'To renew it, write to',
};
