import type { waitingMessages as english } from '#src/features/messages/waiting/waiting.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const waitingMessages: Translation<typeof english> = {
  list: 'Mensajes en espera de conexión',
  count: (count) => `${number(count)} en espera`,
  pictures: (count) => plural(count, { one: '1 imagen', other: `${count} imágenes` }),
  notSent: (reason) => `No enviado. ${reason}`,
  old: 'Lleva un día esperando. ¿Sigue siendo válido?',
  noRoom: {
    title: 'Tu mensaje no se ha podido guardar',
    description: 'Este navegador no tiene espacio para guardarlo. Envíalo cuando vuelvas a tener conexión.',
  },
};
