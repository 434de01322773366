import type { adminInvitationsMessages as english } from '#src/features/admin/invitations/admin-invitations.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/ar';

export const adminInvitationsMessages: Translation<typeof english> = {
  title: 'الدعوات',
  description: 'روابط ورسائل تتيح الانضمام. تتوقف الدعوة المسحوبة عن العمل فورًا.',
  added: 'تُرسل دعوات الأعضاء الذين أضفتهم أو استوردتهم من صفحة «المستخدمون».',
  toUsers: 'الانتقال إلى «المستخدمون»',
  byEmail: {
    title: 'الدعوة بالبريد الإلكتروني',
    emails: 'عناوين البريد الإلكتروني',
    emailsHint: 'عنوان في كل سطر، أو مفصولة بفواصل. حتى 200 عنوان دفعة واحدة.',
    days: 'مدة الصلاحية',
    submit: 'إرسال الدعوات',
    skipsQueue: 'الانضمام دون تقديم طلب',
    result: (invited, members, pending) =>
      [
        `دعوات أُرسلت: ${number(invited)}`,
        ...(members > 0 ? [`أعضاء بالفعل: ${number(members)}`] : []),
        ...(pending > 0 ? [`سبقت دعوتهم: ${number(pending)}`] : []),
      ].join('، '),
  },
};
