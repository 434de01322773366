import type { notificationsMessages as english } from '#src/features/notifications/notifications.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/de';

export const notificationsMessages: Translation<typeof english> = {
  title: 'Benachrichtigungen',
  bell: (unread) => (unread === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${unread} ungelesen`),
  announcement: (unread) =>
    plural(unread, {
      one: '1 ungelesene Benachrichtigung',
      other: `${unread} ungelesene Benachrichtigungen`,
    }),
  markAllRead: 'Alle als gelesen markieren',
  failed: 'Die Benachrichtigungen konnten nicht geladen werden',
  empty: { title: 'Nichts Neues', text: 'Nachrichten, Kontakte und Antworten erscheinen hier.' },
  older: 'Ältere anzeigen',
  unread: 'Ungelesen: ',
};
