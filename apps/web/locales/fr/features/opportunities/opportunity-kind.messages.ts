import type { opportunityKindMessages as english } from '#src/features/opportunities/opportunity-kind.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const opportunityKindMessages: Translation<typeof english> = {
  kinds: new Map([
    ['project', 'Projet'],
    ['partnership', 'Partenariat'],
    ['contract', 'Mission'],
    ['full-time', 'Temps plein'],
    ['part-time', 'Temps partiel'],
    ['space', 'Locaux'],
    ['speaking', 'Prise de parole'],
    ['funding', 'Financement'],
    ['other', 'Autre'],
  ]),
};
