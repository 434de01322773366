import type { rolesMessages as english } from '#src/features/admin/roles/roles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const rolesMessages: Translation<typeof english> = {
  title: 'الأدوار',
  description: 'من يشارك في العمل، والغرض من كل دور.',
  handover: 'تسليم مهام منصب',
  loading: 'جارٍ تحميل الأدوار…',
  failed: 'تعذّر تحميل الأدوار',
  administrator: 'مسؤول',
  administratorDoes: 'يحق له فعل كل شيء، ويمنح الأدوار',
  holders: 'شاغلو الأدوار',
  noneYet: 'لا يوجد حتى الآن سوى المسؤولين. امنح أحد الأعضاء دورًا لتقاسم العمل.',
  since: (day) => `منذ ${day}`,
  by: (name) => `بمنح من ${name}`,
  until: (day) => `حتى ${day}`,
  end: {
    open: 'إنهاء',
    label: (role, name) => `إنهاء دور ${role} لدى ${name}`,
    title: (role, name) => `هل تريد إنهاء دور ${role} لدى ${name}؟`,
    text: 'يُسجَّل خروج العضو من كل مكان وتصله رسالة بريد إلكتروني. ولا يتغير حسابه ولا منشوراته.',
    action: 'إنهاء الدور',
    done: (name) => `انتهى دور ${name}.`,
  },
  give: {
    title: 'منح دور',
    text: 'يُسجَّل خروج العضو وتصله رسالة بريد إلكتروني، ويجد لوحة الإدارة في القائمة بعد تسجيل الدخول من جديد.',
    member: 'العضو',
    memberHint: 'عضو نشط ليس مسؤولًا.',
    role: 'الدور',
    endsOn: 'اليوم الأخير (اختياري)',
    endsOnHint: 'ينتهي الدور تلقائيًا بعد هذا اليوم.',
    submit: 'منح الدور',
    done: (role, name) => `مُنح دور ${role} إلى ${name}.`,
  },
  administrators: 'تُمنح صفة المسؤول وتُسحب في صفحة العضو.',
};
