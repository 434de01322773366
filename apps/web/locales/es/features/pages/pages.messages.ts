import type { pagesMessages as english } from '#src/features/pages/pages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const pagesMessages: Translation<typeof english> = {
  updated: 'Última actualización:',
  loading: 'Cargando página...',
  failed: 'No se ha podido cargar esta página',
  notFound: {
    title: 'Página no encontrada',
    text: 'La página que buscas no existe.',
    back: 'Ir a la página de inicio',
  },
};
