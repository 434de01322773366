import type { connectionsPageMessages as english } from '#src/features/connections/connections-page.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const connectionsPageMessages: Translation<typeof english> = {
  pending: 'en attente',
  title: 'Contacts',
  description:
    'Les personnes que vous connaissez, celles qui attendent votre réponse et celles dont vous attendez une réponse.',
};
