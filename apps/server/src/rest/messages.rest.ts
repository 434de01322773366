import { CREATED_ONCE, PAGE, type RouteDescription, get, post } from './describe-route.ts';

export const messagesRest: RouteDescription[] = [
  get('/messages', 'messages.list', 'Messages I received, the newest first', PAGE),
  post('/messages', 'messages.send', 'Write to a member', CREATED_ONCE),
  get('/messages/unread', 'messages.unread', 'How many messages I have not read'),
  post('/messages/:id/read', 'messages.markRead', 'Mark a message as read'),
  get('/messages/threads', 'messages.threads', 'My conversations, the latest first', PAGE),
  get('/messages/threads/:userId', 'messages.thread', 'The conversation with one member', {
    defaults: PAGE.defaults,
  }),
  post('/messages/threads/:userId/read', 'messages.markThreadRead', 'Mark a conversation as read'),
];
