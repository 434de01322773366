import type { timelineMessages as english } from '#src/exchange/referrals/timeline.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const timelineMessages: Translation<typeof english> = {
  site: 'Das System',
  sent: (actor) => `${actor} hat diese Empfehlung gesendet`,
  nudged: (actor) => `${actor} wurde erinnert`,
  automation: 'Die Automatisierung hat geantwortet',
  agreed: (actor) => `${actor} hat der Vorstellung zugestimmt`,
  accepted: (actor) => `${actor} hat angenommen`,
  declined: (actor) => `${actor} hat abgelehnt`,
  withdrawn: (actor) => `${actor} hat die Empfehlung zurückgezogen`,
  completed: (actor) => `${actor} hat sie als abgeschlossen markiert`,
  expired: (_actor) => 'Ohne Antwort abgelaufen',
  updated: (actor) => `${actor} hat die Empfehlung aktualisiert`,
};
