import type { feedMessages as english } from '#src/features/feed/feed.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/es';

export const feedMessages: Translation<typeof english> = {
  title: 'Novedades profesionales',
  description: 'Oportunidades, logros e ideas de los miembros.',
  loading: 'Cargando novedades...',
  aside: 'Información sobre tu red',
  railLabel: 'Noticias y oportunidades',
  failed: 'No se han podido cargar las novedades',
  empty: {
    title: 'Aún no hay publicaciones',
    forMember: 'Comparte algo útil y estrena esta página.',
    forVisitor: 'Los miembros aún no han publicado nada.',
  },
  views: {
    label: 'Publicaciones que se muestran',
    all: 'Todas',
    connections: 'Mis contactos',
    topics: 'Mis temas',
    opportunity: 'Oportunidades',
    achievement: 'Logros',
    insight: 'Ideas',
  },
  types: {
    opportunity: 'Oportunidad',
    achievement: 'Logro',
    insight: 'Idea',
    connection: 'Contacto',
  },
  composer: {
    heading: 'Nueva publicación',
    placeholder: 'Comparte una oportunidad, un logro o una idea...',
    ask: (need) => `Busco: ${need}\n\n¿Alguien puede ayudarme o sabe quién podría?`,
    continueDraft: 'Continúa con tu borrador...',
  },
  post: {
    title: (author) => `Publicación de ${author}`,
    failed: 'No se ha podido cargar la publicación',
    author: 'Miembro',
    edited: 'editada',
    like: (count) => `Me gusta, ${number(count)} hasta ahora`,
    comment: (count) => `Comentar, ${number(count)} hasta ahora`,
    share: (count) => `Compartir, ${number(count)} hasta ahora`,
    sharedTitle: (author, site) => `${author} en ${site}`,
    bookmark: 'Guardar',
    saveTooltip: 'Guardar para después',
    unsaveTooltip: 'Quitar de guardados',
    more: (author) => `Más opciones para la publicación de ${author}`,
    edit: 'Editar publicación',
    report: 'Denunciar publicación',
    reportTitle: (author) => `Denunciar la publicación de ${author}`,
    reportLink: 'Denunciar este enlace',
    whichLink: '¿Qué enlace?',
  },
  delete: {
    action: 'Eliminar publicación',
    title: '¿Eliminar esta publicación?',
    text: 'Se eliminará de inmediato, junto con sus comentarios y sus «me gusta».',
    done: 'Publicación eliminada',
  },
  report: {
    postSent: { title: 'Gracias', description: 'Se ha denunciado la publicación. La revisaremos.' },
    linkSent: { title: 'Gracias', description: 'Se ha denunciado el enlace. Lo revisaremos.' },
  },
};
