import type { yourOpportunitiesMessages as english } from '#src/features/opportunities/your-opportunities.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const yourOpportunitiesMessages: Translation<typeof english> = {
  none: { title: 'Aún no has publicado nada', text: 'Di qué necesitas y los miembros podrán postularse.' },
  applications: {
    title: 'Tus postulaciones',
    loading: 'Cargando tus postulaciones...',
    failed: 'No se han podido cargar tus postulaciones',
    write: 'Escribir',
    writeLabel: (name) => `Escribir a ${name}`,
    none: {
      title: 'Aún no te has postulado a nada',
      text: 'Aquí verás tus postulaciones y sus respuestas.',
      action: 'Ver todas las oportunidades',
    },
  },
};
