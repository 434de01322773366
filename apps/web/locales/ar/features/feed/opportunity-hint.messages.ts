import type { opportunityHintMessages as english } from '#src/features/feed/opportunity-hint.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const opportunityHintMessages: Translation<typeof english> = {
  text: 'هل تبحث عمّن ينجز عملًا؟ يمكن للأعضاء التقدّم إلى الفرص المنشورة.',
  action: 'نشر فرصة',
};
