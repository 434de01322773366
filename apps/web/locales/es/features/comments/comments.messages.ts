import type { commentsMessages as english } from '#src/features/comments/comments.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const commentsMessages: Translation<typeof english> = {
  heading: (author) => `Comentarios a la publicación de ${author}`,
  failed: 'No se han podido cargar los comentarios',
  empty: 'Aún no hay comentarios. Escribe el primero.',
  more: 'Mostrar más comentarios',
  unavailable: 'Este comentario ya no está disponible.',
  loading: 'Cargando comentarios...',
  content: 'Tu comentario',
  placeholder: 'Escribe un comentario...',
  submit: 'Comentar',
  reply: 'Responder',
  replyTo: (author) => `Responder a ${author}`,
  yourReply: (author) => `Tu respuesta a ${author}`,
  replyPlaceholder: 'Escribe una respuesta...',
  replies: (author) => (author === null ? 'Respuestas' : `Respuestas a ${author}`),
  justNow: 'Ahora mismo',
  remove: 'Eliminar',
  report: 'Denunciar',
  about: (action, author) => `${action} el comentario de ${author}`,
  deleteTitle: '¿Eliminar este comentario?',
  deleteAction: 'Eliminar comentario',
  deleteText: 'Se eliminará de inmediato.',
  reportTitle: (author) => `Denunciar el comentario de ${author}`,
  reportSent: { title: 'Gracias', description: 'Se ha denunciado el comentario. Lo revisaremos.' },
};
