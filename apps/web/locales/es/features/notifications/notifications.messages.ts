import type { notificationsMessages as english } from '#src/features/notifications/notifications.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const notificationsMessages: Translation<typeof english> = {
  title: 'Notificaciones',
  bell: (unread) => (unread === 0 ? 'Notificaciones' : `Notificaciones, ${number(unread)} sin leer`),
  announcement: (unread) =>
    plural(unread, { one: '1 notificación sin leer', other: `${number(unread)} notificaciones sin leer` }),
  markAllRead: 'Marcar todo como leído',
  failed: 'No se han podido cargar las notificaciones',
  empty: { title: 'Nada nuevo', text: 'Aquí aparecerán mensajes, contactos y respuestas.' },
  older: 'Ver anteriores',
  unread: 'Sin leer: ',
};
