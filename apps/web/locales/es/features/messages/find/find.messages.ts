import type { findMessages as english } from '#src/features/messages/find/find.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const findMessages: Translation<typeof english> = {
  label: 'Buscar personas y mensajes',
  placeholder: 'Buscar personas y mensajes',
  loading: 'Buscando...',
  failed: 'La búsqueda no ha funcionado',
  people: 'Personas',
  messages: 'Mensajes',
  found: (count, hasMore) => {
    if (hasMore) return `Más de ${number(count)} mensajes, primero los más recientes`;
    return plural(count, { one: '1 mensaje', other: `${number(count)} mensajes, primero los más recientes` });
  },
  nothing: (text) => `Ningún mensaje contiene «${text}»`,
  nothingText: 'Solo se busca en tus propias conversaciones.',
  everywhere: 'Buscar miembros y empresas',
};
