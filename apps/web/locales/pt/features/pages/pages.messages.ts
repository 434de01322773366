import type { pagesMessages as english } from '#src/features/pages/pages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const pagesMessages: Translation<typeof english> = {
  updated: 'Última atualização',
  loading: 'Carregando página...',
  failed: 'Não foi possível carregar esta página',
  notFound: {
    title: 'Página não encontrada',
    text: 'A página que você procura não existe.',
    back: 'Ir para a página inicial',
  },
};
