import type { postGoneMessages as english } from '#src/features/feed/post-gone.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const postGoneMessages: Translation<typeof english> = {
  title: 'Beitrag nicht gefunden',
  description: 'Unter dieser Adresse gibt es keinen Beitrag.',
  text: 'Dieser Beitrag ist nicht mehr verfügbar. Vielleicht wurde er gelöscht.',
  back: 'Zurück zum Feed',
};
