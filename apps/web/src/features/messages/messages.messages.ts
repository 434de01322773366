/** Interface text of messages. */
export const messagesMessages = {
  views: {
    label: 'Messages to show',
    received: 'Received',
    conversations: 'Conversations',
    requests: 'Requests',
  },
  list: {
    loading: 'Loading messages...',
    failed: 'Your messages could not be loaded',
    received: 'Received messages',
    request: 'request',
    unread: '(unread)',
    unreadCount: (count: number) => `${count} unread`,
    fromMe: (text: string) => `You: ${text}`,
  },
  recent: { title: 'Recent Messages', seeAll: 'See all' },
  thread: {
    label: (name: string) => `Conversation with ${name}`,
    loading: 'Loading the conversation...',
    failed: 'The conversation could not be loaded',
    gone: { title: 'This member is no longer here', text: 'There is no conversation to show.' },
    back: 'All messages',
    older: 'Older messages',
    log: (name: string) => `Messages with ${name}`,
    empty: 'No messages yet. Say hello.',
    you: 'You: ',
    them: (name: string) => `${name}: `,
    write: (name: string) => `Write to ${name}`,
    send: 'Send',
    more: (name: string) => `More about ${name}`,
  },
  block: {
    action: 'Block',
    title: (name: string) => `Block ${name}?`,
    text: "You'll no longer see each other in lists, matches and messages. They won't be notified.",
  },
  empty: { title: 'No messages yet', text: 'Messages from other members will appear here.' },
  noConversations: {
    title: 'No conversations yet',
    text: 'Write to a member from their profile. Your conversations will appear here.',
  },
  noRequests: {
    title: 'No requests',
    text: "First messages from members you aren't connected with will appear here.",
  },
  incoming: (name: string) => `${name} isn't one of your connections. They can write again once you reply.`,
  blocked: (name: string) => ({
    title: `${name} is blocked`,
    description: "You'll no longer see each other.",
  }),
};
