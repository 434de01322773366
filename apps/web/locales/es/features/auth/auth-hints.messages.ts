import type { authHintsMessages as english } from '#src/features/auth/auth-hints.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const authHintsMessages: Translation<typeof english> = {
  wanted: {
    members: 'Inicia sesión para ver a los miembros.',
    messages: 'Inicia sesión para leer tus mensajes.',
    page: 'Inicia sesión para ver esta página. Después volverás a ella.',
  },
  longEnough: 'Longitud suficiente',
};
