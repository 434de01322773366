import type { applicationFormMessages as english } from '#src/features/opportunities/application-form.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicationFormMessages: Translation<typeof english> = {
  next: (name) => `يصل طلبك إلى ${name}، ويأتيك الرد بالقبول أو الرفض. يمكنك سحبه حتى ذلك الحين.`,
};
