import type { memberFieldMessages as english } from '#src/features/members/member-field.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const memberFieldMessages: Translation<typeof english> = {
  hint: 'Saisissez son nom et choisissez-le, ou collez un lien vers son profil',
  choose: (name, username) => `Choisir ${name}, @${username}`,
};
