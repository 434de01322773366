import type { memberFieldMessages as english } from '#src/features/members/member-field.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const memberFieldMessages: Translation<typeof english> = {
  hint: 'Digite o nome e escolha a pessoa, ou cole um link para o perfil dela',
  choose: (name, username) => `Escolher ${name}, @${username}`,
};
