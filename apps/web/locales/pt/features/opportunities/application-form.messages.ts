import type { applicationFormMessages as english } from '#src/features/opportunities/application-form.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicationFormMessages: Translation<typeof english> = {
  next: (name) => `${name} lê sua candidatura e responde sim ou não. Até lá, você pode retirá-la.`,
};
