import type { messageTypesMessages as english } from '#src/features/messages/message-types.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const messageTypesMessages: Translation<typeof english> = {
  opportunity: 'Ausschreibung',
  partnership: 'Partnerschaft',
  other: 'Sonstiges',
};
