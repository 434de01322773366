import type { applicationFormMessages as english } from '#src/features/opportunities/application-form.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicationFormMessages: Translation<typeof english> = {
  next: (name) =>
    `${name} lit votre candidature et répond par oui ou par non. D’ici là, vous pouvez la retirer.`,
};
