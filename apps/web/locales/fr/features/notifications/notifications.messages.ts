import type { notificationsMessages as english } from '#src/features/notifications/notifications.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const notificationsMessages: Translation<typeof english> = {
  title: 'Notifications',
  bell: (unread) =>
    unread === 0
      ? 'Notifications'
      : plural(unread, {
          one: `Notifications, ${unread} non lue`,
          other: `Notifications, ${number(unread)} non lues`,
        }),
  announcement: (unread) =>
    plural(unread, {
      one: `${unread} notification non lue`,
      other: `${number(unread)} notifications non lues`,
    }),
  markAllRead: 'Tout marquer comme lu',
  failed: 'Impossible de charger les notifications',
  empty: { title: 'Rien de nouveau', text: 'Messages, contacts et réponses apparaîtront ici.' },
  older: 'Afficher les plus anciennes',
  unread: 'Non lue : ',
};
