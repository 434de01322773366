import type { notificationsMessages as english } from '#src/features/notifications/notifications.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const notificationsMessages: Translation<typeof english> = {
  title: 'Notificações',
  bell: (unread) =>
    unread === 0
      ? 'Notificações'
      : `Notificações, ${plural(unread, { one: '1 não lida', other: `${number(unread)} não lidas` })}`,
  announcement: (unread) =>
    plural(unread, {
      one: `${number(unread)} notificação não lida`,
      other: `${number(unread)} notificações não lidas`,
    }),
  markAllRead: 'Marcar todas como lidas',
  failed: 'Não foi possível carregar as notificações',
  empty: { title: 'Nenhuma novidade', text: 'Mensagens, conexões e respostas aparecerão aqui.' },
  older: 'Mostrar mais antigas',
  unread: 'Não lida: ',
};
