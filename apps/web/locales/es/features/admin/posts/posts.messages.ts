import type { postsMessages as english } from '#src/features/admin/posts/posts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const postsMessages: Translation<typeof english> = {
  noun: 'publicaciones',
  search: {
    label: 'Buscar publicaciones por contenido o autoría',
    placeholder: 'Buscar publicaciones...',
  },
  filters: {
    all: 'Todas las publicaciones',
    published: 'Publicadas',
    hidden: 'Ocultas',
    pending_review: 'Pendientes de aprobación',
    deleted: 'Eliminadas',
  },
  empty: 'Las publicaciones de los miembros aparecerán aquí.',
  approve: 'Aprobar',
  approved: { title: 'Publicación aprobada' },
  decline: 'Rechazar',
  about: (action, author) => `${action} la publicación de ${author}`,
  of: (author) => `la publicación de ${author}`,
  visibility: (isPublished) => (isPublished ? 'Publicada' : 'Oculta'),
  likes: (count) => `${number(count)} me gusta`,
  comments: (count) => plural(count, { one: '1 comentario', other: `${number(count)} comentarios` }),
  reports: (count) => plural(count, { one: '1 denuncia', other: `${number(count)} denuncias` }),
  deleted: (preview) => `Publicación eliminada: «${preview}»`,
  restored: { title: 'Publicación restaurada' },
};
