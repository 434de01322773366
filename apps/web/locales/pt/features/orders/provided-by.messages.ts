import type { providedByMessages as english } from '#src/features/orders/provided-by.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const providedByMessages: Translation<typeof english> = {
  by: (name) => `A equipe de ${name} presta os serviços e responde às suas perguntas.`,
  ask: 'Falar com a equipe',
};
