import type { muteMessages as english } from '#src/features/messages/mute.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const muteMessages: Translation<typeof english> = {
  on: 'Mettre en sourdine',
  off: 'Réactiver',
  muted: (name) => ({
    title: 'Conversation mise en sourdine',
    description: `Vous ne recevrez plus de notification quand ${name} vous écrit. Ce membre n’en saura rien.`,
  }),
  unmuted: (name) => ({
    title: 'Conversation réactivée',
    description: `Vous recevrez à nouveau une notification quand ${name} vous écrit.`,
  }),
  note: 'En sourdine',
};
