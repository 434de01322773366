import type { notificationsMessages as english } from '#src/features/notifications/notifications.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/ar';

export const notificationsMessages: Translation<typeof english> = {
  title: 'الإشعارات',
  bell: (unread) => (unread === 0 ? 'الإشعارات' : `الإشعارات، غير المقروءة: ${number(unread)}`),
  announcement: (unread) => `الإشعارات غير المقروءة: ${number(unread)}`,
  markAllRead: 'تحديد الكل كمقروء',
  failed: 'تعذّر تحميل الإشعارات',
  empty: { title: 'لا جديد', text: 'ستظهر هنا الرسائل وطلبات التواصل والردود.' },
  older: 'عرض الأقدم',
  unread: 'غير مقروء: ',
};
