import type { providerMessages as english } from '#src/features/auth/providers/provider.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const providerMessages: Translation<typeof english> = {
  or: 'oder',
  button: (name) => `Weiter mit ${name}`,
};
