import type { connectionsPageMessages as english } from '#src/features/connections/connections-page.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const connectionsPageMessages: Translation<typeof english> = {
  pending: 'offen',
  title: 'Kontakte',
  description: 'Wen Sie kennen, wer auf Ihre Antwort wartet und auf wessen Antwort Sie warten.',
};
