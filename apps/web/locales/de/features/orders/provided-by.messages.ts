import type { providedByMessages as english } from '#src/features/orders/provided-by.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const providedByMessages: Translation<typeof english> = {
  by: (name) => `Das Team von ${name} führt die Aufträge aus und beantwortet Ihre Fragen.`,
  ask: 'Team kontaktieren',
};
