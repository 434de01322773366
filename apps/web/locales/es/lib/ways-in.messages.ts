import type { waysInMessages as english } from '#src/lib/ways-in.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const waysInMessages: Translation<typeof english> = {
  join: 'Unirme',
  signIn: 'Iniciar sesión',
  listBusiness: 'Añade tu empresa',
};
