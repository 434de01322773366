import type { chapterPostsMessages as english } from '#src/features/chapters/posts/chapter-posts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const chapterPostsMessages: Translation<typeof english> = {
  label: 'Beiträge der Gruppe',
  failed: 'Die Beiträge konnten nicht geladen werden',
  none: 'Noch nichts. Schreiben Sie den ersten Beitrag: Nur Mitglieder der Gruppe lesen ihn.',
  noneYet: 'Noch nichts.',
  placeholder: 'Schreiben Sie den Mitgliedern...',
  audience: (name) => `Nur Mitglieder von ${name} können ihn lesen.`,
};
