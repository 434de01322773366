import type { nothingFitsMessages as english } from '#src/features/opportunities/nothing-fits.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const nothingFitsMessages: Translation<typeof english> = {
  title: 'Tu perfil aún no dice qué ofreces',
  text: 'Añádelo y aquí aparecerán las oportunidades que encajan contigo.',
  add: 'Añadir lo que ofreces',
};
