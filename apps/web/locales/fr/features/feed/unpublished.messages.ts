import type { unpublishedMessages as english } from '#src/features/feed/unpublished.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const unpublishedMessages: Translation<typeof english> = {
  title: 'Publications visibles par vous seulement',
  states: { waiting: 'En attente d’approbation', declined: 'Non approuvée', hidden: 'Masquée' },
  reason: (reason) => `Motif : ${reason}`,
  object: 'Lire ou contester',
};
