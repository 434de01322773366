import type { messagesMessages as english } from '#src/features/messages/messages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/ar';

export const messagesMessages: Translation<typeof english> = {
  title: 'الرسائل',
  description: 'محادثاتك مع الأعضاء الآخرين.',
  link: (unread) => (unread === 0 ? 'الرسائل' : `الرسائل، غير المقروءة: ${number(unread)}`),
  announcement: (unread) => `الرسائل غير المقروءة: ${number(unread)}`,
  message: 'مراسلة',
  messageTo: (name) => `مراسلة ${name}`,
  cannotMessage: (name, reason) => `لا يمكنك مراسلة ${name}: ${reason}`,
  about: 'بشأن',
  aboutNamed: (name) => `بشأن ${name}`,
  tab: { text: 'ما كتبه إليك الأعضاء، الأحدث أولًا.', open: 'فتح المحادثات' },
  choose: {
    conversations: 'اختر محادثة',
    requests: 'اختر طلبًا',
    text: 'يُفتح اختيارك هنا بجانب القائمة. أو اكتب إلى شخص تعرفه.',
    none: 'يُفتح هنا ما تختاره من القائمة الجانبية.',
  },
  views: {
    label: 'الرسائل المعروضة',
    conversations: 'المحادثات',
    requests: 'الطلبات',
    unread: (count) => `غير مقروءة: ${number(count)}`,
  },
  list: {
    loading: 'جارٍ تحميل الرسائل...',
    failed: 'تعذّر تحميل رسائلك',
    received: 'الرسائل الواردة',
    request: 'طلب',
    unread: '(غير مقروءة)',
    muted: 'مكتومة',
    unreadCount: (count) => `غير مقروءة: ${number(count)}`,
    fromMe: (text) => `أنت: ${text}`,
  },
  recent: { title: 'أحدث الرسائل', seeAll: 'عرض الكل' },
  empty: { title: 'لا رسائل بعد', text: 'ستظهر هنا رسائل الأعضاء الآخرين.' },
  noConversations: {
    title: 'لا محادثات بعد',
    text: 'اكتب إلى شخص تعرفه، أو اضغط «مراسلة» في أحد الملفات الشخصية.',
  },
  noRequests: {
    title: 'لا طلبات',
    text: 'تظهر هنا الرسائل الأولى من أعضاء ليسوا ضمن جهات اتصالك.',
  },
  blocked: (name) => ({
    title: `تم حظر ${name}`,
    description: 'لن يرى أحدكما الآخر بعد الآن.',
  }),
};
