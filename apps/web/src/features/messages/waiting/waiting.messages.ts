/** Interface text of messages that wait for a network. */
export const waitingMessages = {
  list: 'Messages that wait for a network',
  count: (count: number) => `${count} waiting`,
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  notSent: (reason: string) => `Not sent. ${reason}`,
  old: 'This has waited for a day. Does it still hold?',
  noRoom: {
    title: 'Your message could not wait',
    description: 'This browser has no room to store it. Send it once you are online again.',
  },
};
