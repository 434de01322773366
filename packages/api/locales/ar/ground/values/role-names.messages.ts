import type { ROLE_NAMES as english } from '#src/ground/values/role-names.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ROLE_NAMES: Translation<typeof english> = {
  membership: {
    name: 'شؤون العضوية',
    does: 'الأعضاء وطلبات الانضمام والدعوات واستيراد القوائم',
  },
  editor: { name: 'التحرير', does: 'المقالات والصفحات واللافتات والأنشطة التجارية والقطاعات' },
  moderator: { name: 'الإشراف', does: 'المنشورات والبلاغات والاعتراضات والروابط المختصرة' },
  events: { name: 'تنظيم الفعاليات', does: 'الفعاليات ومواعيدها' },
  treasurer: { name: 'أمانة الصندوق', does: 'الخدمات وطلبات الشراء والإحصاءات' },
  auditor: {
    name: 'التدقيق',
    does: 'الاطلاع على كل ما في لوحة الإدارة ما عدا العناوين وأرقام الهاتف، دون تغيير أي شيء',
  },
};
