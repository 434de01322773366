import type { articlesMessages as english } from '#src/features/articles/articles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const articlesMessages: Translation<typeof english> = {
  title: 'Noticias del sector',
  description: 'Noticias del sector, escritas por nuestros miembros.',
  rss: 'Canal RSS',
  write: 'Escribir un artículo',
  yours: 'Tus artículos',
  loading: 'Cargando artículos...',
  failed: 'No se han podido cargar las noticias',
  count: (shown, category) =>
    `${plural(shown, { one: 'Se muestra 1 artículo', other: `Se muestran ${number(shown)} artículos` })}${category === '' ? '' : ` en ${category}`}`,
  empty: {
    title: 'No se han encontrado artículos',
    text: 'Cambia los criterios de búsqueda o explora todas las categorías',
    action: 'Ver todas las categorías',
    firstTitle: 'Aún no hay artículos',
    first: 'Los artículos aparecerán aquí.',
  },
  filters: {
    search: 'Buscar artículos',
    placeholder: 'Buscar artículos...',
    category: 'Categoría',
    all: 'Todas',
    topics: 'Temas del momento',
  },
  article: {
    loading: 'Cargando artículo...',
    failed: 'No se ha podido cargar el artículo',
    trending: 'Tendencia',
    featured: 'Destacado',
    readTime: (minutes) => `${minutes} min de lectura`,
    tags: 'Etiquetas',
    moreTags: (count) => `+${count} más`,
    originalUrl: 'Publicado originalmente en',
    related: 'Sigue leyendo',
    browseAll: 'Ver todos los artículos',
    joinToRead:
      'El artículo completo es para miembros. Únete para seguir leyendo; después volverás a esta página.',
    comments: 'Comentarios',
    joinToComment: (count) =>
      count === 0
        ? 'Aún no hay comentarios. Únete para comentar.'
        : `${plural(count, { one: '1 comentario', other: `${number(count)} comentarios` })}. Únete para leer y comentar.`,
    like: (title, count) => `Me gusta «${title}», ${number(count)} hasta ahora`,
    bookmark: (title) => `Guardar «${title}»`,
    saveTooltip: 'Guardar para después',
    unsaveTooltip: 'Quitar de guardados',
    share: (title) => `Compartir «${title}»`,
    shareTooltip: 'Compartir',
  },
  notFound: {
    title: 'Artículo no encontrado',
    text: 'El artículo que buscas no existe.',
    back: 'Volver a Noticias',
  },
};
