import type { authHintsMessages as english } from '#src/features/auth/auth-hints.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const authHintsMessages: Translation<typeof english> = {
  wanted: {
    members: 'Entre para ver os membros.',
    messages: 'Entre para ler suas mensagens.',
    page: 'Entre para ver esta página. Depois você volta direto para ela.',
  },
  longEnough: 'Tamanho suficiente',
};
