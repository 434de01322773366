import type { reportMemberMessages as english } from '#src/features/reports/report-member.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reportMemberMessages: Translation<typeof english> = {
  action: (firstName) => `Signaler ${firstName}`,
  title: (name) => `Signaler ${name}`,
  quote: 'Les administrateurs ne peuvent pas lire vos messages. Citez les passages qu’ils doivent voir.',
  sent: { title: 'Merci', description: 'Le membre a été signalé. Nous allons examiner la situation.' },
};
