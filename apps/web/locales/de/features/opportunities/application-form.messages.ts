import type { applicationFormMessages as english } from '#src/features/opportunities/application-form.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicationFormMessages: Translation<typeof english> = {
  next: (name) => `${name} liest Ihre Bewerbung und sagt zu oder ab. Bis dahin können Sie sie zurückziehen.`,
};
