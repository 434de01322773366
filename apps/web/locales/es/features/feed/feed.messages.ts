import type { feedMessages as english } from '#src/features/feed/feed.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const feedMessages: Translation<typeof english> = {
  title: 'Novedades profesionales',
  description: 'Oportunidades, logros e ideas de los miembros.',
  loading: 'Cargando novedades...',
  aside: 'Información sobre tu red',
  rail: {
    label: 'Noticias y oportunidades',
    articles: 'Artículos nuevos',
    opportunities: 'Oportunidades',
    seeAll: 'Ver todo',
    seeAllOf: (title) => `Ver todo: ${title}`,
  },
  failed: 'No se han podido cargar las novedades',
  newPostsFailed: { title: 'Error', description: 'No se han podido cargar las publicaciones nuevas.' },
  newPosts: (count, cap) => {
    if (count === 1) return '1 publicación nueva';
    return count >= cap
      ? `${number(cap)} o más publicaciones nuevas`
      : `${number(count)} publicaciones nuevas`;
  },
  empty: {
    title: 'Aún no hay publicaciones',
    forMember: 'Comparte algo útil y estrena esta página.',
    forVisitor: 'Los miembros aún no han publicado nada.',
  },
  views: {
    label: 'Publicaciones que se muestran',
    all: 'Todas',
    connections: 'Mis contactos',
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
    type: 'Tipo de publicación',
    content: 'Tu publicación',
    placeholder: 'Comparte una oportunidad, un logro o una idea...',
    ask: (need) => `Busco: ${need}\n\n¿Alguien puede ayudarme o sabe quién podría?`,
    continueDraft: 'Continúa con tu borrador...',
    audience: 'Cualquiera puede leerla, también visitantes que no han iniciado sesión.',
    charactersLeft: (count) =>
      plural(count, { one: 'Queda 1 carácter', other: `Quedan ${number(count)} caracteres` }),
    submit: 'Publicar',
    submitting: 'Publicando...',
    failed: 'No se ha podido crear la publicación',
    waiting: {
      title: 'Pendiente de aprobación',
      description: 'La administración revisará primero tu publicación. Te avisaremos.',
    },
  },
  post: {
    title: (author) => `Publicación de ${author}`,
    failed: 'No se ha podido cargar la publicación',
    author: 'Miembro',
    edited: 'editada',
    like: (count) => `Me gusta, ${number(count)} hasta ahora`,
    signInToLike: {
      title: 'Tu «me gusta» no se ha guardado',
      description: 'Inicia sesión para que lo vea quien ha escrito la publicación.',
    },
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
  notFound: {
    title: 'Publicación no encontrada',
    description: 'No hay ninguna publicación en esta dirección.',
    text: 'Esta publicación ya no está disponible. Es posible que se haya eliminado.',
    back: 'Volver a Novedades',
  },
  report: {
    postSent: { title: 'Gracias', description: 'Se ha denunciado la publicación. La revisaremos.' },
    linkSent: { title: 'Gracias', description: 'Se ha denunciado el enlace. Lo revisaremos.' },
  },
};
