import type { connectionsPageMessages as english } from '#src/features/connections/connections-page.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const connectionsPageMessages: Translation<typeof english> = {
  title: 'Contactos',
  description: 'Las personas que conoces, las que esperan tu respuesta y aquellas de quienes esperas una.',
};
