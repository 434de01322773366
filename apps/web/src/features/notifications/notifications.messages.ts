/** Interface text of notifications. */
export const notificationsMessages = {
  title: 'Notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  announcement: (unread: number) => `${unread} unread notifications`,
  markAllRead: 'Mark all as read',
  failed: 'Notifications could not be loaded',
  empty: { title: 'Nothing new', text: 'Messages, connections and replies will appear here.' },
  older: 'Show older',
  unread: 'Unread: ',
};
