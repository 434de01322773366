import type { connectionsPageMessages as english } from '#src/features/connections/connections-page.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const connectionsPageMessages: Translation<typeof english> = {
  pending: 'pendiente',
  title: 'Contactos',
  description: 'Los miembros que conoces, quienes esperan tu respuesta y quienes aún no te han respondido.',
};
