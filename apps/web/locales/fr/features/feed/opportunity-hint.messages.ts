import type { opportunityHintMessages as english } from '#src/features/feed/opportunity-hint.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const opportunityHintMessages: Translation<typeof english> = {
  text: 'Vous cherchez quelqu’un pour une mission ? Les membres peuvent postuler à une opportunité.',
  action: 'Publier une opportunité',
};
