/** Interface text of messages. */
export const messagesMessages = {
  title: 'Messages',
  description: 'Your conversations with other members.',
  link: (unread: number) => (unread === 0 ? 'Messages' : `Messages, ${unread} unread`),
  announcement: (unread: number) => `${unread} unread messages`,
  message: 'Message',
  messageTo: (name: string) => `Message ${name}`,
  cannotMessage: (name: string, reason: string) => `You can't message ${name}: ${reason}`,
  about: 'About',
  aboutNamed: (name: string) => `About ${name}`,
  tab: { text: 'What members wrote to you, newest first.', open: 'Open conversations' },
  choose: {
    conversations: 'Choose a conversation',
    requests: 'Choose a request',
    text: 'It opens here, beside the list. Or write to someone you know.',
    none: 'What you choose on the left opens here.',
  },
  views: {
    label: 'Messages to show',
    conversations: 'Conversations',
    requests: 'Requests',
    unread: (count: number) => `${count} unread`,
  },
  list: {
    loading: 'Loading messages...',
    failed: 'Your messages could not be loaded',
    received: 'Received messages',
    request: 'request',
    unread: '(unread)',
    muted: 'Muted',
    unreadCount: (count: number) => `${count} unread`,
    fromMe: (text: string) => `You: ${text}`,
  },
  recent: { title: 'Recent Messages', seeAll: 'See all' },
  empty: { title: 'No messages yet', text: 'Messages from other members will appear here.' },
  noConversations: {
    title: 'No conversations yet',
    text: 'Write to someone you know, or press Message on a profile.',
  },
  noRequests: {
    title: 'No requests',
    text: "First messages from members you aren't connected with will appear here.",
  },
  blocked: (name: string) => ({
    title: `${name} is blocked`,
    description: "You'll no longer see each other.",
  }),
};
