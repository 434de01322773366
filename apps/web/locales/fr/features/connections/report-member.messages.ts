import type { reportMemberMessages as english } from '#src/features/connections/report-member.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reportMemberMessages: Translation<typeof english> = {
  action: (firstName) => `Signaler ${firstName}`,
  title: (name) => `Signaler ${name}`,
  sent: { title: 'Merci', description: 'Le membre a été signalé. Nous allons examiner la situation.' },
};
