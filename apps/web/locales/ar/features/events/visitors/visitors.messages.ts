import type { visitorsMessages as english } from '#src/features/events/visitors/visitors.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const visitorsMessages: Translation<typeof english> = {
  title: 'ضيوفك',
  description: 'ضيوف دعوتهم أو تستقبلهم بصفتك مضيفًا، وما تم بعد ذلك.',
  loading: 'جارٍ تحميل الضيوف...',
  failed: 'تعذّر تحميل ضيوفك',
  empty: {
    title: 'لا ضيوف بعد',
    text: 'افتح فعالية عامة وادعُ شخصًا ليس عضوًا. وبعد الفعالية تذكّرك هذه الصفحة بالتواصل معه.',
    action: 'عرض الفعاليات',
  },
  invitedBy: (name, day) => `دعوة من ${name} في ${day}`,
  asked: (day) => `طُلب مقعد في ${day}`,
  steps: {
    cameAt: 'الحضور',
    followedUpAt: 'المتابعة',
    appliedAt: 'طلب الانضمام',
    joinedAt: 'الانضمام',
  },
  step: (label, day) => `${label}: ${day}`,
  profile: 'عرض الملف الشخصي',
  followUp: 'لقد تواصلت مع الضيف',
  followUpLabel: (name) => `لقد تواصلت مع ${name}`,
  followedUp: (name) => `تواصلت مع ${name}`,
};
