import { CREATED_ONCE, PAGE, type RouteDescription, del, get, patch, post } from './describe-route.ts';

export const messagesRest: RouteDescription[] = [
  get('/messages', 'messages.list', 'Messages I received, the newest first', PAGE),
  post('/messages', 'messages.send', 'Write to a member', CREATED_ONCE),
  get('/messages/unread', 'messages.unread', 'How many messages I have not read'),
  patch('/messages/:id', 'messages.edit', 'Change a message of mine, for 15 minutes'),
  del('/messages/:id', 'messages.delete', 'Take a message of mine back, for 15 minutes'),
  post('/messages/:id/read', 'messages.markRead', 'Mark a message as read'),
  get(
    '/messages/search',
    'messages.conversations.search',
    'My messages with these words, the latest first',
    PAGE,
  ),
  get('/messages/threads', 'messages.threads', 'My conversations, the latest first', PAGE),
  get('/messages/threads/:userId', 'messages.thread', 'The conversation with one member', {
    defaults: PAGE.defaults,
  }),
  post('/messages/threads/:userId/read', 'messages.markThreadRead', 'Mark a conversation as read'),
  post(
    '/messages/threads/:userId/mute',
    'messages.conversations.setMuted',
    'Mute a conversation, or end that',
  ),
  post(
    '/messages/threads/:userId/typing',
    'messages.conversations.signalTyping',
    'Show the other member that I am typing, where both show what they read',
  ),
];
