import type { reportMemberMessages as english } from '#src/features/reports/report-member.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reportMemberMessages: Translation<typeof english> = {
  action: (firstName) => `الإبلاغ عن ${firstName}`,
  title: (name) => `الإبلاغ عن ${name}`,
  quote: 'لا يستطيع المسؤولون قراءة رسائلك. اقتبس ما ينبغي أن يروه.',
  sent: { title: 'شكرًا لك', description: 'تم الإبلاغ عن العضو. سننظر في الأمر.' },
};
