import type { timelineMessages as english } from '#src/exchange/referrals/timeline.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const timelineMessages: Translation<typeof english> = {
  site: 'El sitio',
  sent: (actor) => `${actor} envió esta referencia`,
  nudged: (actor) => `${actor} recibió un recordatorio`,
  automation: 'La automatización respondió',
  agreed: (actor) => `${actor} aceptó la presentación`,
  accepted: (actor) => `${actor} aceptó`,
  declined: (actor) => `${actor} rechazó la referencia`,
  withdrawn: (actor) => `${actor} retiró la referencia`,
  completed: (actor) => `${actor} la marcó como completada`,
  expired: (_actor) => 'Caducó sin respuesta',
  updated: (actor) => `${actor} actualizó la referencia`,
};
