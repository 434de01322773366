import type { savedMessages as english } from '#src/features/saved/saved.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const savedMessages: Translation<typeof english> = {
  title: 'Guardado',
  description: 'Guardado para después. Solo tú puedes verlo.',
  tabs: {
    label: 'Listas guardadas',
    posts: 'Publicaciones',
    articles: 'Artículos',
    businesses: 'Empresas',
    opportunities: 'Oportunidades',
  },
  posts: {
    label: 'Publicaciones guardadas',
    failed: 'No se han podido cargar tus publicaciones guardadas',
    empty: 'Aún no hay publicaciones guardadas',
    text: 'Guarda una publicación en Novedades y la encontrarás aquí.',
    action: 'Ir a Novedades',
  },
  articles: {
    failed: 'No se han podido cargar tus artículos guardados',
    empty: 'Aún no hay artículos guardados',
    text: 'Guarda un artículo para leerlo después.',
    action: 'Explorar las noticias',
  },
  opportunities: {
    label: 'Oportunidades guardadas',
    loading: 'Cargando oportunidades guardadas...',
    failed: 'No se han podido cargar tus oportunidades guardadas',
    empty: 'Aún no hay oportunidades guardadas',
    text: 'Guarda una oportunidad para volver a ella después.',
    action: 'Ver oportunidades',
  },
};
