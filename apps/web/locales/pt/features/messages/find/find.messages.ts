import type { findMessages as english } from '#src/features/messages/find/find.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

export const findMessages: Translation<typeof english> = {
  label: 'Buscar pessoas e mensagens',
  placeholder: 'Buscar pessoas e mensagens',
  loading: 'Buscando...',
  failed: 'A busca não funcionou',
  people: 'Pessoas',
  messages: 'Mensagens',
  found: (count, hasMore) => {
    if (hasMore) return `Mais de ${number(count)} mensagens, das mais recentes às mais antigas`;
    return count === 1 ? '1 mensagem' : `${number(count)} mensagens, das mais recentes às mais antigas`;
  },
  nothing: (text) => `Nenhuma mensagem contém “${text}”`,
  nothingText: 'A busca inclui apenas as suas conversas.',
  everywhere: 'Buscar membros e empresas',
};
