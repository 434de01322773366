import type { chapterPostsMessages as english } from '#src/features/chapters/posts/chapter-posts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const chapterPostsMessages: Translation<typeof english> = {
  label: 'Publicaciones del grupo',
  failed: 'No se han podido cargar las publicaciones',
  none: 'Aún no hay nada. Escribe la primera publicación: solo la leen los miembros del grupo.',
  noneYet: 'Aún no hay nada.',
  placeholder: 'Escribe a los miembros...',
  audience: (name) => `Solo los miembros de ${name} pueden leerla.`,
};
