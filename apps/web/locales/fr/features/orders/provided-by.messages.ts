import type { providedByMessages as english } from '#src/features/orders/provided-by.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const providedByMessages: Translation<typeof english> = {
  by: (name) => `L’équipe de ${name} réalise le travail et répond à vos questions.`,
  ask: 'Contacter l’équipe',
};
