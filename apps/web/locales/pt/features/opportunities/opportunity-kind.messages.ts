import type { opportunityKindMessages as english } from '#src/features/opportunities/opportunity-kind.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const opportunityKindMessages: Translation<typeof english> = {
  kinds: new Map([
    ['project', 'Projeto'],
    ['partnership', 'Parceria'],
    ['contract', 'Contrato'],
    ['full-time', 'Tempo integral'],
    ['part-time', 'Meio período'],
    ['space', 'Espaço'],
    ['speaking', 'Palestra'],
    ['funding', 'Financiamento'],
    ['other', 'Outro'],
  ]),
};
