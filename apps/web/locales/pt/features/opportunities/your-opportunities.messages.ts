import type { yourOpportunitiesMessages as english } from '#src/features/opportunities/your-opportunities.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const yourOpportunitiesMessages: Translation<typeof english> = {
  none: {
    title: 'Você ainda não publicou nada',
    text: 'Diga do que você precisa, e os membros poderão se candidatar.',
  },
  applications: {
    title: 'Suas candidaturas',
    loading: 'Carregando suas candidaturas...',
    failed: 'Não foi possível carregar suas candidaturas',
    write: 'Escrever',
    writeLabel: (name) => `Escrever para ${name}`,
    none: {
      title: 'Você ainda não se candidatou a nada',
      text: 'Suas candidaturas ficam listadas aqui, com as respostas.',
      action: 'Ver todas as oportunidades',
    },
  },
};
