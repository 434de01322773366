import type { DecidedType } from '@guildhall/api/ground/reports/decisions.schema';
import type { decisionsMessages as english } from '#src/features/decisions/decisions.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

const OBJECTS: Record<DecidedType, string> = {
  post: 'tu publicación',
  comment: 'tu comentario',
  review: 'tu reseña',
  user: 'tu perfil',
  short_link: 'tu enlace corto',
  business: 'tu empresa',
  posts: 'tus publicaciones',
};

const was = (type: DecidedType, participle: string) =>
  type === 'posts' ? `han ${participle} todas ${OBJECTS[type]}.` : `ha ${participle} ${OBJECTS[type]}.`;

export const decisionsMessages: Translation<typeof english> = {
  title: 'Una decisión de la administración',
  description: 'Qué se ha decidido, por qué y cómo reclamar.',
  open: 'Ver la decisión',
  failed: 'Esta decisión no existe. Inicia sesión para ver las decisiones que te afectan.',
  verdicts: {
    hide: (type) => `Se ${was(type, type === 'short_link' ? 'retirado' : 'ocultado')}`,
    delete: (type) => `Se ${was(type, 'eliminado')}`,
    decline: (type) =>
      type === 'posts' ? 'No se ha aprobado ninguna de tus publicaciones.' : `No se ${was(type, 'aprobado')}`,
    warn: (type) =>
      type === 'user'
        ? 'Has recibido una advertencia.'
        : `Has recibido una advertencia sobre ${OBJECTS[type]}.`,
    suspend: () => 'Tu cuenta se ha suspendido.',
  },
  on: (date) => `Decidido el ${date}`,
  until: (date) => `Podrás volver a iniciar sesión el ${date}.`,
  about: 'Se refiere a',
  reason: 'Motivo',
  noReason: 'La administración no ha indicado ningún motivo.',
  objection: 'Tu reclamación',
  waiting: 'Hemos recibido tu reclamación. La administración la leerá y responderá por correo.',
  answers: {
    upheld: 'Lo hemos revisado de nuevo y la decisión se mantiene. Esta respuesta es definitiva.',
    reversed: 'Tenías razón: hemos revocado la decisión.',
  },
  answer: 'Respuesta',
  tooLate: 'El plazo para reclamar ha terminado.',
  form: {
    label: '¿No estás de acuerdo?',
    description:
      'Explica por qué. Puedes reclamar una sola vez, y responde otra persona de la administración si la hay.',
    submit: 'Enviar reclamación',
    sent: { title: 'Reclamación enviada' },
  },
};
