import type { reportMessages as english } from '#src/ui/report.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reportMessages: Translation<typeof english> = {
  category: 'Was stimmt damit nicht?',
  choose: 'Bitte wählen',
  categories: {
    spam: 'Spam oder Werbung',
    insult: 'Beleidigend oder hasserfüllt',
    illegal: 'Rechtswidrig',
    other: 'Etwas anderes',
  },
  reason: 'In Ihren Worten (optional)',
  reasonHint: 'Nur die Administration sieht, wer gemeldet hat. Wir teilen Ihnen unsere Entscheidung mit.',
  submit: 'Melden',
};
