import type { muteMessages as english } from '#src/features/messages/mute.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const muteMessages: Translation<typeof english> = {
  on: 'Silenciar',
  off: 'Reativar notificações',
  muted: (name) => ({
    title: 'Conversa silenciada',
    description: `Você não receberá notificações quando ${name} escrever. A pessoa não saberá.`,
  }),
  unmuted: (name) => ({
    title: 'Notificações reativadas',
    description: `Você voltará a receber notificações quando ${name} escrever.`,
  }),
  note: 'Silenciada',
};
