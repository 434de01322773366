import type { mentionsMessages as english } from '#src/features/mentions/mentions.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const mentionsMessages: Translation<typeof english> = {
  list: 'Miembros y empresas que puedes mencionar',
  found: (count) =>
    plural(count, {
      one: '1 sugerencia. Pulsa Intro para insertarla.',
      other: `${number(count)} sugerencias. Usa las flechas arriba y abajo, e Intro para insertar una.`,
    }),
  business: 'Empresa',
};
