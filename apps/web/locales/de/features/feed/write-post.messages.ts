import type { writePostMessages as english } from '#src/features/feed/write-post.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/de';

export const writePostMessages: Translation<typeof english> = {
  type: 'Art des Beitrags',
  content: 'Ihr Beitrag',
  audience: 'Alle können ihn lesen, auch Besuchende ohne Anmeldung.',
  charactersLeft: (count) => `Noch ${number(count)} Zeichen`,
  submit: 'Veröffentlichen',
  submitting: 'Wird veröffentlicht...',
  failed: 'Der Beitrag konnte nicht veröffentlicht werden',
  waiting: {
    title: 'Wartet auf Freigabe',
    description: 'Die Administration sieht sich Ihren Beitrag zuerst an. Wir geben Ihnen Bescheid.',
  },
};
