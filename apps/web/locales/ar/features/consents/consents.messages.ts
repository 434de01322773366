import type { consentsMessages as english } from '#src/features/consents/consents.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const consentsMessages: Translation<typeof english> = {
  title: 'قبل أن تتابع',
  intro: (site) => `للاستمرار في استخدام ${site}، يُرجى القراءة والموافقة على ما يلي:`,
  updated: 'جرى تحديثه منذ موافقتك عليه',
  read: (title) => `${title} (يُفتح في علامة تبويب جديدة)`,
  accept: 'موافقة',
  signOut: 'تسجيل الخروج بدلًا من ذلك',
  settings: 'تنزيل بياناتك أو حذف حسابك',
};
