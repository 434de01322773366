import type { nextStepsMessages as english } from '#src/features/businesses/activity/next-steps.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const nextStepsMessages: Translation<typeof english> = {
  title: 'Próximos passos',
  titleOf: (business) => `Próximos passos para ${business}`,
  text: 'O que os clientes procuram antes de escrever para você.',
  steps: {
    contact: 'Adicionar telefone, e-mail ou site',
    services: 'Informar seus serviços e preços',
    prices: 'Informar os preços dos seus serviços',
    pictures: 'Adicionar fotos',
    logo: 'Adicionar um logotipo',
    hours: 'Adicionar horário',
    review: 'Compartilhar para receber a primeira avaliação',
  },
};
