import type { introductionMessages as english } from '#src/features/connections/introduction.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const introductionMessages: Translation<typeof english> = {
  ask: (name) => `Pedir a ${name} que apresente vocês`,
  text: (name, member) =>
    `Olá, ${name}! Eu gostaria de conhecer ${member}, que está entre suas conexões. Pode nos apresentar?`,
};
