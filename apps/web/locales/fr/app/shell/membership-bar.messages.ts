import type { membershipBarMessages as english } from '#src/app/shell/membership-bar.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const membershipBarMessages: Translation<typeof english> = {
  label: 'Votre adhésion',
  ended: (day) => `Votre adhésion a pris fin le ${day}.`,
  readOnly: 'Vous pouvez toujours tout lire, mais plus rien publier.',
  soonReadOnly: (day) => `À partir du ${day}, vous pourrez lire, mais plus publier.`,
  renew: 'Pour la renouveler, écrivez à',
};
