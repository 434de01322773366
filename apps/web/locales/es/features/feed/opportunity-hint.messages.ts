import type { opportunityHintMessages as english } from '#src/features/feed/opportunity-hint.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const opportunityHintMessages: Translation<typeof english> = {
  text: '¿Buscas a alguien para un trabajo? Los miembros pueden postularse a una oportunidad.',
  action: 'Publicar una oportunidad',
};
