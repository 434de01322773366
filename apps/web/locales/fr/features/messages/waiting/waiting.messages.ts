import type { waitingMessages as english } from '#src/features/messages/waiting/waiting.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const waitingMessages: Translation<typeof english> = {
  list: 'Messages en attente de réseau',
  count: (count) => `${number(count)} en attente`,
  pictures: (count) => plural(count, { one: `${count} image`, other: `${number(count)} images` }),
  notSent: (reason) => `Non envoyé. ${reason}`,
  old: 'Ce message attend depuis un jour. Est-il toujours d’actualité ?',
  noRoom: {
    title: 'Votre message n’a pas pu être mis en attente',
    description: 'Ce navigateur n’a pas la place de le conserver. Envoyez-le une fois de nouveau en ligne.',
  },
};
