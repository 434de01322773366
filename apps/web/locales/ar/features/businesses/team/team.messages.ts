import type { teamMessages as english } from '#src/features/businesses/team/team.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const teamMessages: Translation<typeof english> = {
  loading: 'جارٍ تحميل الفريق...',
  failed: 'تعذّر تحميل الفريق',
  manage: 'إدارة الفريق',
  status: { invited: 'مدعو', confirmed: 'مؤكَّد', declined: 'رُفضت الدعوة' },
  invite: {
    title: 'دعوة عضو',
    username: 'العضو',
    jobTitle: 'المسمّى الوظيفي',
    titlePlaceholder: 'مثال: رئيس الخبّازين',
    submit: 'إرسال الدعوة',
    sent: { title: 'تم إرسال الدعوة', description: 'يكتمل الانضمام إلى الفريق عند قبول الدعوة.' },
  },
  owner: 'المالك',
  addSelf: 'إضافة نفسي',
  remove: 'إزالة',
  removeLabel: (name) => `إزالة ${name}`,
  leave: 'مغادرة الفريق',
  invitation: {
    title: 'وصلتك دعوة',
    text: 'دعوة للانضمام إلى فريق',
    as: (role) => (role ? ` بصفة ${role}` : ''),
    accept: 'الانضمام إلى الفريق',
    decline: 'رفض',
  },
};
