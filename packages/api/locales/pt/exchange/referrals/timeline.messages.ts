import type { timelineMessages as english } from '#src/exchange/referrals/timeline.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const timelineMessages: Translation<typeof english> = {
  site: 'O site',
  sent: (actor) => `${actor} enviou esta indicação`,
  nudged: (actor) => `${actor} recebeu um lembrete`,
  automation: 'Resposta automática',
  agreed: (actor) => `${actor} concordou com a apresentação`,
  accepted: (actor) => `${actor} aceitou`,
  declined: (actor) => `${actor} recusou`,
  withdrawn: (actor) => `${actor} retirou a indicação`,
  completed: (actor) => `${actor} marcou a indicação como concluída`,
  expired: (_actor) => 'Expirou sem resposta',
  updated: (actor) => `${actor} atualizou a indicação`,
};
