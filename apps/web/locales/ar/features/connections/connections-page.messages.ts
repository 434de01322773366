import type { connectionsPageMessages as english } from '#src/features/connections/connections-page.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const connectionsPageMessages: Translation<typeof english> = {
  pending: 'في الانتظار',
  title: 'جهات الاتصال',
  description: 'من تعرفهم، ومن ينتظرون ردّك، ومن تنتظر ردّهم.',
};
