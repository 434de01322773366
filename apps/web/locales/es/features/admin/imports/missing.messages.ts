import type { missingMessages as english } from '#src/features/admin/imports/missing.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/es';
import { countOf } from './imports.messages.ts';

export const missingMessages: Translation<typeof english> = {
  title: (count) =>
    plural(count, {
      one: '1 miembro no está en este archivo',
      other: `${countOf('members', count)} no están en este archivo`,
    }),
  text: 'Tienen un número de miembro o proceden de una importación anterior, y su membresía no ha terminado. La importación los deja como están. En Miembros puedes fijar una fecha de fin o desactivarlos.',
  open: 'Mostrarlos en Miembros',
  loading: 'Cargando miembros...',
  failed: 'No se han podido cargar los miembros',
  noNumber: 'Sin número',
};
