import type { membershipBarMessages as english } from '#src/app/shell/membership-bar.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const membershipBarMessages: Translation<typeof english> = {
  label: 'Ihre Mitgliedschaft',
  ended: (day) => `Ihre Mitgliedschaft ist am ${day} abgelaufen.`,
  readOnly: 'Sie können weiterhin alles lesen, aber nichts veröffentlichen.',
  soonReadOnly: (day) => `Ab dem ${day} können Sie lesen, aber nichts mehr veröffentlichen.`,
  renew: 'Zum Verlängern schreiben Sie bitte an',
};
