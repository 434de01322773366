import type { adminArticlesMessages as english } from '#src/features/admin/articles/admin-articles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const adminArticlesMessages: Translation<typeof english> = {
  noun: 'artículos',
  search: {
    label: 'Buscar artículos por título, autoría o categoría',
    placeholder: 'Buscar artículos...',
  },
  empty: 'Las noticias del sector se escriben aquí. Crea el primer artículo.',
  create: 'Crear artículo',
  featured: 'Destacado',
  regular: 'Normal',
  published: 'Publicado',
  stats: (views, engagement) =>
    `${plural(views, { one: '1 visita', other: `${number(views)} visitas` })} · ${engagement} % de interacción`,
  created: { title: 'Artículo creado' },
  saved: { title: 'Artículo guardado' },
  editor: {
    failed: 'No se ha podido cargar el artículo',
    back: 'Volver a los artículos',
    createTitle: 'Crear artículo',
    editTitle: 'Editar artículo',
    modes: 'Escribir o ver la vista previa',
    write: 'Escribir',
    preview: 'Vista previa',
    publish: 'Publicar artículo',
    saveUnpublished: 'Guardar sin publicar',
  },
  fields: {
    title: 'Título',
    author: 'Autoría',
    category: 'Categoría',
    summary: 'Resumen',
    summaryHint: 'Se muestra en la lista de artículos y en las vistas previas de los enlaces',
    content: 'Contenido',
    contentHint: 'Selecciona texto para darle formato o escribe en Markdown',
    tags: 'Etiquetas',
    tagsHint: 'Separadas por comas',
    heroImage: 'Imagen principal',
    url: 'URL original (si se publicó antes en otro sitio)',
  },
  writer: {
    label: 'Miembro que lo ha escrito (opcional)',
    hint: 'Los lectores ven su foto, y el nombre lleva a su perfil.',
    typeAName: 'Escribe un nombre',
    nobody: 'No se ha encontrado ningún miembro',
    clear: 'Ningún miembro',
  },
  picture: {
    add: 'Añadir imagen al texto',
    uploading: 'Subiendo imagen',
    added: 'Imagen para insertar',
    alt: 'Texto alternativo',
    altHint: 'Qué muestra la imagen, para quienes no pueden verla',
    caption: 'Pie de foto (opcional)',
    insert: 'Insertar',
    discard: 'Descartar',
  },
  preview: {
    untitled: 'Sin título',
    readTime: (minutes) => `${minutes} min de lectura`,
  },
};
