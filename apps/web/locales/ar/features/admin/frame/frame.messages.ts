import type { frameMessages as english } from '#src/features/admin/frame/frame.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/ar';

export const frameMessages: Translation<typeof english> = {
  label: 'لوحة الإدارة',
  menu: 'قائمة لوحة الإدارة',
  close: 'إغلاق القائمة',
  skip: 'تخطّي قائمة لوحة الإدارة',
  waiting: (count) => `قيد الانتظار: ${number(count)}`,
  beyond: {
    title: 'هذه الصفحة ليست ضمن دورك',
    text: 'تواصل مع أحد المسؤولين إذا كنت تحتاج إلى هذه الصفحة. تعرض قائمة لوحة الإدارة ما تتولى متابعته.',
    action: 'إلى النظرة العامة',
  },
  readOnly: 'يتيح لك دورك قراءة هذه الصفحة دون تغيير أي شيء فيها. والعناوين مخفية.',
  groups: { members: 'الأعضاء', content: 'المحتوى', community: 'المجتمع' },
  pages: {
    applicants: 'طلبات الانضمام',
    invitations: 'الدعوات',
    imports: 'الاستيراد',
    dataRequests: 'طلبات البيانات',
    reports: 'البلاغات',
    industries: 'القطاعات',
    services: 'الخدمات',
    orders: 'طلبات الشراء',
    pages: 'الصفحات',
    community: 'المجتمع',
    registration: 'التسجيل',
    mail: 'البريد الإلكتروني',
    figures: 'الإحصاءات',
    audit: 'سجل التدقيق',
    roles: 'الأدوار',
    handovers: 'تسليم المهام',
    events: 'الفعاليات',
  },
};
