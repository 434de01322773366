import type { muteMessages as english } from '#src/features/messages/mute.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const muteMessages: Translation<typeof english> = {
  on: 'Silenciar',
  off: 'Dejar de silenciar',
  muted: (name) => ({
    title: 'Conversación silenciada',
    description: `No recibirás notificaciones cuando ${name} te escriba. No lo sabrá.`,
  }),
  unmuted: (name) => ({
    title: 'La conversación ya no está silenciada',
    description: `Volverás a recibir notificaciones cuando ${name} te escriba.`,
  }),
  note: 'Silenciada',
};
