import type { introductionMessages as english } from '#src/features/connections/introduction.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const introductionMessages: Translation<typeof english> = {
  ask: (name) => `Demander à ${name} de vous présenter`,
  text: (name, member) =>
    `Bonjour ${name}, vous connaissez ${member}, et j’aimerais faire sa connaissance. Pourriez-vous nous présenter ?`,
};
