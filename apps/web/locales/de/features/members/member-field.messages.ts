import type { memberFieldMessages as english } from '#src/features/members/member-field.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const memberFieldMessages: Translation<typeof english> = {
  hint: 'Namen eingeben und auswählen oder den Link zum Profil einfügen',
  choose: (name, username) => `${name}, @${username}, auswählen`,
};
