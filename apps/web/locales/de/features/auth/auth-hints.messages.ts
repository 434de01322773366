import type { authHintsMessages as english } from '#src/features/auth/auth-hints.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const authHintsMessages: Translation<typeof english> = {
  wanted: {
    members: 'Melden Sie sich an, um die Mitglieder zu sehen.',
    messages: 'Melden Sie sich an, um Ihre Nachrichten zu lesen.',
    page: 'Melden Sie sich an, um diese Seite zu sehen. Danach gelangen Sie direkt zu ihr zurück.',
  },
  longEnough: 'Lang genug',
};
