import type { newPostsMessages as english } from '#src/features/feed/new-posts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const newPostsMessages: Translation<typeof english> = {
  count: (count, cap) =>
    count > 1 && count >= cap
      ? `${cap}+ neue Beiträge`
      : plural(count, { one: '1 neuer Beitrag', other: `${number(count)} neue Beiträge` }),
  failed: { title: 'Fehler', description: 'Die neuen Beiträge konnten nicht geladen werden.' },
};
