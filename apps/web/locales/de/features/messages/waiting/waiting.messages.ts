import type { waitingMessages as english } from '#src/features/messages/waiting/waiting.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/de';

export const waitingMessages: Translation<typeof english> = {
  list: 'Nachrichten, die auf ein Netz warten',
  count: (count) => plural(count, { one: '1 wartet', other: `${count} warten` }),
  pictures: (count) => plural(count, { one: '1 Bild', other: `${count} Bilder` }),
  notSent: (reason) => `Nicht gesendet. ${reason}`,
  old: 'Das wartet seit einem Tag. Soll es noch gesendet werden?',
  noRoom: {
    title: 'Nachricht wurde nicht gespeichert',
    description:
      'Dieser Browser hat keinen Platz, um sie zu speichern. Senden Sie sie, sobald Sie wieder online sind.',
  },
};
