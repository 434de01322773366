import type { messagesMessages as english } from '#src/features/messages/messages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const messagesMessages: Translation<typeof english> = {
  title: 'Mensajes',
  description: 'Tus conversaciones con otros miembros.',
  link: (unread) => (unread === 0 ? 'Mensajes' : `Mensajes, ${number(unread)} sin leer`),
  announcement: (unread) =>
    plural(unread, { one: '1 mensaje sin leer', other: `${number(unread)} mensajes sin leer` }),
  message: 'Mensaje',
  messageTo: (name) => `Mensaje para ${name}`,
  cannotMessage: (name, reason) => `No puedes escribir a ${name}: ${reason}`,
  about: 'Sobre',
  aboutNamed: (name) => `Sobre ${name}`,
  tab: { text: 'Lo que te han escrito los miembros, primero lo más reciente.', open: 'Abrir conversaciones' },
  choose: {
    conversations: 'Elige una conversación',
    requests: 'Elige una solicitud',
    text: 'Se abre aquí, junto a la lista. O escribe a alguien que conozcas.',
    none: 'Lo que elijas a la izquierda se abre aquí.',
  },
  views: {
    label: 'Mensajes que se muestran',
    conversations: 'Conversaciones',
    requests: 'Solicitudes',
    unread: (count) => `${number(count)} sin leer`,
  },
  list: {
    loading: 'Cargando mensajes...',
    failed: 'No se han podido cargar tus mensajes',
    received: 'Mensajes recibidos',
    request: 'solicitud',
    unread: '(sin leer)',
    muted: 'Silenciada',
    unreadCount: (count) => `${number(count)} sin leer`,
    fromMe: (text) => `Tú: ${text}`,
  },
  recent: { title: 'Mensajes recientes', seeAll: 'Ver todos' },
  empty: { title: 'Aún no hay mensajes', text: 'Aquí aparecerán los mensajes de otros miembros.' },
  noConversations: {
    title: 'Aún no hay conversaciones',
    text: 'Escribe a alguien que conozcas o pulsa «Mensaje» en un perfil.',
  },
  noRequests: {
    title: 'No hay solicitudes',
    text: 'Aquí aparecerán los primeros mensajes de miembros que no están en tu red.',
  },
  blocked: (name) => ({
    title: `Has bloqueado a ${name}`,
    description: 'Ninguna de las dos partes verá ya a la otra.',
  }),
};
