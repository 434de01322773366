import type { reviewsMessages as english } from '#src/features/businesses/reviews/reviews.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reviewsMessages: Translation<typeof english> = {
  failed: 'No se han podido cargar las reseñas',
  loading: 'Cargando reseñas...',
  write: 'Escribir una reseña',
  edit: 'Editar tu reseña',
  join: 'Únete para escribir una reseña',
  signIn: 'Inicia sesión para escribir una reseña',
  section: 'Valoraciones',
  by: (name) => `Reseña de ${name}`,
  optional: 'Opcional',
  form: {
    rating: 'Tu valoración',
    title: 'Título',
    comment: 'Comentario',
    placeholder: '¿Qué deberían saber los demás?',
    submit: 'Enviar reseña',
    save: 'Guardar reseña',
  },
  saved: { title: '¡Gracias!', description: 'Tu reseña se ha guardado.' },
  reply: {
    from: 'Respuesta de la empresa',
    write: 'Responder',
    edit: 'Editar respuesta',
    label: 'Tu respuesta',
    save: 'Guardar respuesta',
  },
  report: {
    action: 'Denunciar',
    actionLabel: (name) => `Denunciar la reseña de ${name}`,
    title: 'Denunciar esta reseña',
    sent: { title: 'Denuncia enviada', description: 'Gracias. La administración la revisará.' },
  },
};
