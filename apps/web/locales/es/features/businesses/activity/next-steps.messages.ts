import type { nextStepsMessages as english } from '#src/features/businesses/activity/next-steps.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const nextStepsMessages: Translation<typeof english> = {
  title: 'Próximos pasos',
  titleOf: (business) => `Próximos pasos para ${business}`,
  text: 'Lo que buscan los clientes antes de escribirte.',
  steps: {
    contact: 'Añadir teléfono, correo o sitio web',
    services: 'Indicar tus servicios y precios',
    prices: 'Indicar los precios de tus servicios',
    pictures: 'Añadir fotos',
    logo: 'Añadir un logotipo',
    hours: 'Añadir horario',
    review: 'Compartir y pedir una primera reseña',
  },
};
