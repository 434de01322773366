import type { conversationMessages as english } from '#src/features/messages/conversation.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const conversationMessages: Translation<typeof english> = { see: 'Ver a conversa' };
