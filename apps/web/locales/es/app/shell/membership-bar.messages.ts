import type { membershipBarMessages as english } from '#src/app/shell/membership-bar.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const membershipBarMessages: Translation<typeof english> = {
  label: 'Tu membresía',
  ended: (day) => `Tu membresía terminó el ${day}.`,
  readOnly: 'Puedes seguir leyendo todo, pero no publicar.',
  soonReadOnly: (day) => `A partir del ${day} podrás leer, pero no publicar.`,
  renew: 'Para renovarla, escribe a',
};
