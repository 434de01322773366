import type { providerMessages as english } from '#src/features/auth/providers/provider.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const providerMessages: Translation<typeof english> = {
  or: 'ou',
  button: (name) => `Continuer avec ${name}`,
};
