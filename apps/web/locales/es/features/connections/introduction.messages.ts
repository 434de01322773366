import type { introductionMessages as english } from '#src/features/connections/introduction.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const introductionMessages: Translation<typeof english> = {
  ask: (name) => `Pedir a ${name} que te presente`,
  text: (name, member) =>
    `Hola, ${name}: me gustaría conocer a ${member}, que está entre tus contactos. ¿Nos presentas?`,
};
