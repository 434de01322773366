import type { savedBusinessesMessages as english } from '#src/features/businesses/saved/saved-businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const savedBusinessesMessages: Translation<typeof english> = {
  loading: 'Cargando empresas guardadas...',
  failed: 'No se han podido cargar tus empresas guardadas',
  label: 'Empresas guardadas',
  empty: {
    title: 'Aún no hay empresas guardadas',
    text: 'Guarda una empresa en su página y la encontrarás aquí.',
    action: 'Explorar el directorio',
  },
};
