import type { reportMemberMessages as english } from '#src/features/reports/report-member.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reportMemberMessages: Translation<typeof english> = {
  action: (firstName) => `${firstName} melden`,
  title: (name) => `${name} melden`,
  quote: 'Die Administration kann Ihre Nachrichten nicht lesen. Zitieren Sie, was sie sehen soll.',
  sent: { title: 'Vielen Dank', description: 'Das Mitglied wurde gemeldet. Wir sehen uns das an.' },
};
