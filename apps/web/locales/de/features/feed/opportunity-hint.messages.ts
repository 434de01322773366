import type { opportunityHintMessages as english } from '#src/features/feed/opportunity-hint.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const opportunityHintMessages: Translation<typeof english> = {
  text: 'Suchen Sie jemanden für einen Auftrag? Auf eine Ausschreibung können sich Mitglieder bewerben.',
  action: 'Ausschreibung veröffentlichen',
};
