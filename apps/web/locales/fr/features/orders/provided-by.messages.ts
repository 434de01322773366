import type { providedByMessages as english } from '#src/features/orders/provided-by.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const providedByMessages: Translation<typeof english> = {
  by: (name) => `L’équipe ${name} réalise les prestations et répond à vos questions.`,
  ask: 'Contacter l’équipe',
};
