import type { personNameMessages as english } from '#src/ground/values/person-name.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const personNameMessages: Translation<typeof english> = { formerMember: 'Ehemaliges Mitglied' };
