import type { contactDialogMessages as english } from '#src/features/businesses/page/contact-dialog.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const contactDialogMessages: Translation<typeof english> = {
  title: 'مراسلة النشاط التجاري',
  label: 'رسالتك',
  placeholder: 'ماذا تودّ أن تعرف؟',
  about: (service: string) => `أودّ الاستفسار عن خدمة «${service}». `,
  waits: (name, business) =>
    `ما زالت رسالتك إلى ${name} تنتظر الرد، ومن الحساب نفسه يأتي الرد باسم «${business}». يمكنك الكتابة هنا عندما يصلك الرد.`,
  send: 'إرسال الرسالة',
  sent: { title: 'تم إرسال الرسالة', description: 'سيراها المالك في صفحة «الرسائل».' },
};
