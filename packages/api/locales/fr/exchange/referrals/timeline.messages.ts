import type { timelineMessages as english } from '#src/exchange/referrals/timeline.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const timelineMessages: Translation<typeof english> = {
  site: 'Le site',
  sent: (actor) => `${actor} a envoyé cette recommandation`,
  nudged: (actor) => `Un rappel a été envoyé à ${actor}`,
  automation: 'L’automatisation a répondu',
  agreed: (actor) => `${actor} a accepté la mise en relation`,
  accepted: (actor) => `${actor} a accepté`,
  declined: (actor) => `${actor} a refusé`,
  withdrawn: (actor) => `${actor} a retiré la recommandation`,
  completed: (actor) => `${actor} a marqué la recommandation comme aboutie`,
  expired: (_actor) => 'Expirée sans réponse',
  updated: (actor) => `${actor} a mis à jour la recommandation`,
};
