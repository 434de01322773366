import type { reportMemberMessages as english } from '#src/features/connections/report-member.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reportMemberMessages: Translation<typeof english> = {
  action: (firstName) => `الإبلاغ عن ${firstName}`,
  title: (name) => `الإبلاغ عن ${name}`,
  sent: { title: 'شكرًا لك', description: 'تم الإبلاغ عن العضو. سننظر في الأمر.' },
};
