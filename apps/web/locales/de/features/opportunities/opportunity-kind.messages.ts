import type { opportunityKindMessages as english } from '#src/features/opportunities/opportunity-kind.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const opportunityKindMessages: Translation<typeof english> = {
  kinds: new Map([
    ['project', 'Projekt'],
    ['partnership', 'Partnerschaft'],
    ['contract', 'Auftrag'],
    ['full-time', 'Vollzeit'],
    ['part-time', 'Teilzeit'],
    ['space', 'Räume'],
    ['speaking', 'Vortrag'],
    ['funding', 'Finanzierung'],
    ['other', 'Sonstiges'],
  ]),
};
