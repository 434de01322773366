import type { connectionsPageMessages as english } from '#src/features/connections/connections-page.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const connectionsPageMessages: Translation<typeof english> = {
  pending: 'pendente',
  title: 'Conexões',
  description:
    'As pessoas que você conhece, as que aguardam sua resposta e aquelas de quem você aguarda resposta.',
};
