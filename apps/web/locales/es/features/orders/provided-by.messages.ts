import type { providedByMessages as english } from '#src/features/orders/provided-by.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const providedByMessages: Translation<typeof english> = {
  by: (name) => `El equipo de ${name} se encarga del trabajo y responde a tus preguntas.`,
  ask: 'Contactar con el equipo',
};
