/** Interface text of muting a conversation. */
export const muteMessages = {
  on: 'Mute',
  off: 'Unmute',
  muted: (name: string) => ({
    title: 'Conversation muted',
    description: `You won't be notified when ${name} writes. They won't know.`,
  }),
  unmuted: (name: string) => ({
    title: 'Conversation unmuted',
    description: `You'll be notified again when ${name} writes.`,
  }),
  note: 'Muted',
};
