import type { opportunityKindMessages as english } from '#src/features/opportunities/opportunity-kind.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const opportunityKindMessages: Translation<typeof english> = {
  kinds: new Map([
    ['project', 'Proyecto'],
    ['partnership', 'Colaboración'],
    ['contract', 'Contrato'],
    ['full-time', 'Jornada completa'],
    ['part-time', 'Jornada parcial'],
    ['space', 'Espacio'],
    ['speaking', 'Ponencia'],
    ['funding', 'Financiación'],
    ['other', 'Otro'],
  ]),
};
