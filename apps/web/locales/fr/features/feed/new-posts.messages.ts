import type { newPostsMessages as english } from '#src/features/feed/new-posts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/fr';

export const newPostsMessages: Translation<typeof english> = {
  count: (count, cap) =>
    count >= cap && count !== 1
      ? `${cap}+ nouvelles publications`
      : plural(count, { one: `${count} nouvelle publication`, other: `${count} nouvelles publications` }),
  failed: { title: 'Erreur', description: 'Impossible de charger les nouvelles publications.' },
};
