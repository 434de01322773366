import type { introductionMessages as english } from '#src/features/connections/introduction.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const introductionMessages: Translation<typeof english> = {
  ask: (name) => `${name} bitten, Sie vorzustellen`,
  text: (name, member) =>
    `Hallo ${name}, ich würde gern ${member} kennenlernen, und Sie beide kennen sich. Könnten Sie uns miteinander bekannt machen?`,
};
