import type { opportunityHintMessages as english } from '#src/features/feed/opportunity-hint.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const opportunityHintMessages: Translation<typeof english> = {
  text: 'Procura alguém para um trabalho? Os membros podem se candidatar a uma oportunidade.',
  action: 'Publicar uma oportunidade',
};
