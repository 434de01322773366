import type { joiningMessages as english } from '#src/features/auth/joining.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const joiningMessages: Translation<typeof english> = {
  join: (purpose) => `Únete para ${purpose}`,
  login: (purpose) => `Inicia sesión para ${purpose}`,
  intro: 'Después seguirás donde lo dejaste.',
  purpose: {
    apply: (title) => `postularte a «${title}»`,
    ask: (service) => `preguntar por «${service}»`,
    business: () => 'añadir tu empresa',
    chapter: (chapter) => `participar en ${chapter}`,
    comment: (author) => `comentar la publicación de ${author}`,
    like: (title) => `indicar que te gusta «${title}»`,
    likePost: (author) => `indicar que te gusta la publicación de ${author}`,
    opportunity: () => 'ver esta oportunidad',
    order: (service) => `pedir «${service}»`,
    reach: (firstName) => `ver cómo contactar con ${firstName}`,
    read: (title) => `leer «${title}»`,
    review: (business) => `escribir una reseña de ${business}`,
    save: (name) => `guardar «${name}»`,
    seat: (event) => `reservar plaza en «${event}»`,
    write: (business) => `escribir a ${business}`,
  },
};
