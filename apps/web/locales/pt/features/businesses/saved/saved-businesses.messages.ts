import type { savedBusinessesMessages as english } from '#src/features/businesses/saved/saved-businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const savedBusinessesMessages: Translation<typeof english> = {
  loading: 'Carregando empresas salvas...',
  failed: 'Não foi possível carregar suas empresas salvas',
  label: 'Empresas salvas',
  empty: {
    title: 'Ainda não há empresas salvas',
    text: 'Salve uma empresa na página dela e você a encontrará aqui.',
    action: 'Explorar o diretório',
  },
};
