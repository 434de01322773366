import type { settingsMessages as english } from '#src/features/admin/settings/settings.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const settingsMessages: Translation<typeof english> = {
  title: 'إعدادات الموقع',
  failed: 'تعذّر تحميل الإعدادات',
  switches: {
    userRegistration: { label: 'تسجيل المستخدمين', text: 'يمكن للأعضاء الجدد التسجيل.' },
    postModeration: {
      label: 'الإشراف على المنشورات',
      text: 'تحتاج المنشورات الجديدة إلى موافقة أحد المسؤولين.',
    },
    membersWriteArticles: {
      label: 'السماح للأعضاء بإرسال المقالات',
      text: 'يمكن للأعضاء كتابة مقالات للأخبار. ينشرها المسؤولون أو يبيّنون ما ينبغي تعديله.',
    },
    emailNotifications: {
      label: 'الإشعارات بالبريد الإلكتروني',
      text: 'تصل الإشعارات إلى الأعضاء بالبريد الإلكتروني أيضًا. أما الرسائل المتعلقة بحساباتهم فتُرسل دائمًا.',
    },
  },
  whoMayJoin: (label, hint) => `${label}. ${hint}`,
  changeWhoMayJoin: 'تغيير من يمكنه الانضمام',
  announcement: {
    title: 'إعلان',
    label: 'نص الإعلان',
    hint: 'يظهر أعلى كل صفحة. تتحول عناوين الويب إلى روابط، ويظهر **النص العريض** بخط عريض.',
    starts: 'اليوم الأول',
    ends: 'اليوم الأخير',
    audience: 'من يقرؤه',
    audiences: { everyone: 'الجميع', members: 'الأعضاء فقط' },
    days: (timeZone) =>
      `إذا لم تحدد يومًا، يُعرض من الآن وإلى أن تزيله. تُحتسب الأيام بتوقيت ${timeZone.replaceAll('_', ' ')}.`,
    remove: 'إزالة',
    submit: 'حفظ الإعلان',
    saved: { title: 'تم حفظ الإعلان' },
    removed: { title: 'تمت إزالة الإعلان' },
  },
};
