import type { authHintsMessages as english } from '#src/features/auth/auth-hints.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const authHintsMessages: Translation<typeof english> = {
  wanted: {
    members: 'Connectez-vous pour voir les membres.',
    messages: 'Connectez-vous pour lire vos messages.',
    page: 'Connectez-vous pour voir cette page. Vous y reviendrez aussitôt.',
  },
  longEnough: 'Assez long',
};
