import type { messageTypesMessages as english } from '#src/features/messages/message-types.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const messageTypesMessages: Translation<typeof english> = {
  opportunity: 'opportunité',
  partnership: 'partenariat',
  other: 'autre',
};
