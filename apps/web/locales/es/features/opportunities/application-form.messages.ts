import type { applicationFormMessages as english } from '#src/features/opportunities/application-form.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicationFormMessages: Translation<typeof english> = {
  next: (name) => `${name} leerá tu postulación y responderá sí o no. Hasta entonces puedes retirarla.`,
};
