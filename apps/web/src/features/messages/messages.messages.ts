/** The words of messages. */
export const messagesMessages = {
  empty: { title: 'No messages yet', text: 'Messages from other members will stand here.' },
  noConversations: {
    title: 'No conversations yet',
    text: 'Write to a member from their profile; your conversations will stand here.',
  },
  noRequests: {
    title: 'No requests',
    text: 'The first message of a member you are not connected with waits here for your answer.',
  },
  incoming: (name: string) =>
    `${name} is not one of your connections. They can write again once you have answered.`,
  blocked: (name: string) => ({
    title: `${name} is blocked`,
    description: 'You no longer see each other.',
  }),
};
