import { PAGE, type RouteDescription, get, post, put } from './describe-route.ts';

export const notificationsRest: RouteDescription[] = [
  get('/notifications', 'notifications.list', 'My notifications, the newest first', PAGE),
  get('/notifications/unread', 'notifications.unread', 'How many notifications I have not read'),
  post('/notifications/read', 'notifications.markAllRead', 'Mark all notifications as read'),
  post('/notifications/:id/read', 'notifications.markRead', 'Mark one notification as read'),
  get('/notifications/preferences', 'notifications.preferences', 'What I am told, and where'),
  put('/notifications/preferences', 'notifications.setPreference', 'Choose what I am told, and where'),
];
