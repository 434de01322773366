import type { feedLanguagesMessages as english } from '#src/features/feed/feed-languages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const feedLanguagesMessages: Translation<typeof english> = {
  shown: (languages) => `Le fil affiche les publications dans ces langues : ${languages}.`,
  change: 'Modifier',
};
