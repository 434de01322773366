import type { muteMessages as english } from '#src/features/messages/mute.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const muteMessages: Translation<typeof english> = {
  on: 'Stummschalten',
  off: 'Stummschaltung aufheben',
  muted: (name) => ({
    title: 'Unterhaltung stummgeschaltet',
    description: `Sie werden nicht benachrichtigt, wenn ${name} schreibt. Die andere Seite erfährt davon nichts.`,
  }),
  unmuted: (name) => ({
    title: 'Stummschaltung aufgehoben',
    description: `Sie werden wieder benachrichtigt, wenn ${name} schreibt.`,
  }),
  note: 'Stummgeschaltet',
};
