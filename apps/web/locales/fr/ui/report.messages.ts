import type { reportMessages as english } from '#src/ui/report.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reportMessages: Translation<typeof english> = {
  category: 'Quel est le problème ?',
  choose: 'Choisissez',
  categories: {
    spam: 'Spam ou publicité',
    insult: 'Insultant ou haineux',
    illegal: 'Illégal',
    other: 'Autre chose',
  },
  reason: 'Avec vos propres mots (facultatif)',
  reasonHint:
    'Seuls les administrateurs voient de qui vient le signalement. Nous vous informons de notre décision.',
  submit: 'Signaler',
};
