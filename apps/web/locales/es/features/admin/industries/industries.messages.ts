import type { industriesMessages as english } from '#src/features/admin/industries/industries.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const industriesMessages: Translation<typeof english> = {
  title: 'Sectores y categorías',
  description:
    'Sirven para clasificar y filtrar empresas y miembros. Los formularios los muestran en este orden.',
  inLanguages: 'Nombres en otros idiomas',
  failed: 'No se han podido cargar los sectores',
  list: 'Sectores',
  empty: {
    title: 'Aún no hay sectores',
    text: 'Añade el primero, y empresas y miembros podrán elegirlo.',
  },
  add: { label: 'Nuevo sector', submit: 'Añadir', done: 'Sector añadido' },
  retired: 'Retirado',
  rename: {
    open: 'Renombrar',
    label: (name) => `Renombrar ${name}`,
    field: 'Nombre',
    hint: 'Las empresas y los miembros que lo tienen reciben el nuevo nombre en uno o dos minutos.',
    submit: 'Guardar',
    done: 'Sector renombrado',
  },
  merge: {
    open: 'Fusionar',
    label: (name) => `Fusionar ${name} con otro`,
    field: 'Fusionar con',
    choose: 'Elige un sector',
    text: (name) =>
      `${name} se elimina de la lista. Sus empresas y miembros pasan al otro sector. No se puede deshacer.`,
    submit: 'Fusionar',
    done: 'Sectores fusionados',
  },
  retire: { open: 'Retirar', label: (name) => `Retirar ${name}` },
  offer: { open: 'Reactivar', label: (name) => `Reactivar ${name}` },
};
