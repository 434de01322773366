import type { chaptersMessages as english } from '#src/features/chapters/chapters.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

const ROLES = { leader: 'Responsable', organizer: 'Organización', host: 'Recepción', member: 'Miembro' };

export const chaptersMessages: Translation<typeof english> = {
  title: 'Grupos',
  description: 'Grupos locales de miembros que se gestionan por su cuenta.',
  loading: 'Cargando grupos...',
  failed: 'No se han podido cargar los grupos',
  create: 'Nuevo grupo',
  search: 'Buscar grupos',
  placeholder: 'Nombre o lugar',
  mine: 'Tus grupos',
  all: 'Todos los grupos',
  others: 'Otros grupos',
  none: { title: 'Aún no hay grupos', text: 'Los grupos aparecen aquí en cuanto se crean.' },
  notFound: {
    title: (search) => `Ningún grupo coincide con «${search}»`,
    text: 'Prueba con otro nombre o lugar.',
  },
  members: (count) => plural(count, { one: '1 miembro', other: `${number(count)} miembros` }),
  hidden: 'Oculto',
  closed: 'Cerrado',
  oneSeat: 'Una plaza por profesión',
  joining: { open: 'Abierto a todo el mundo', request: 'Previa petición', invited: 'Con invitación' },
  role: (role) => ROLES[role],
  standing: ({ role, state }) => {
    if (state === 'active') return ROLES[role];
    if (state === 'invited') return 'Tienes una invitación';
    return state === 'requested' ? 'Petición enviada' : null;
  },
};
