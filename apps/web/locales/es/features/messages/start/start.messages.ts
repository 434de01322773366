import type { startMessages as english } from '#src/features/messages/start/start.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const startMessages: Translation<typeof english> = {
  open: 'Nuevo mensaje',
  title: 'Nuevo mensaje',
  to: 'Para',
  hint: 'Uno de tus contactos, por su nombre.',
  placeholder: 'Escribe un nombre',
  list: 'Tus contactos',
  loading: 'Cargando tus contactos...',
  failed: 'No se han podido cargar tus contactos',
  found: (count) => plural(count, { one: '1 persona', other: `${number(count)} personas` }),
  nobody: (name) => `Ninguno de tus contactos se llama «${name}».`,
  findMembers: 'Buscar miembros con este nombre',
  none: 'Aún no tienes contactos. Primero conoce a alguien; después podrás escribirle aquí.',
  meet: 'Buscar miembros',
};
