import type { memberFieldMessages as english } from '#src/features/members/member-field.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const memberFieldMessages: Translation<typeof english> = {
  hint: 'Escribe su nombre y elígelo, o pega un enlace a su perfil',
  choose: (name, username) => `Elegir a ${name}, @${username}`,
};
