import type { feedLanguagesMessages as english } from '#src/features/feed/feed-languages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const feedLanguagesMessages: Translation<typeof english> = {
  shown: (languages) => `Se muestran las publicaciones en estos idiomas: ${languages}.`,
  change: 'Cambiar',
};
