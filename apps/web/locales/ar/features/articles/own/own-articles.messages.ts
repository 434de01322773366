import type { ownArticlesMessages as english } from '#src/features/articles/own/own-articles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ownArticlesMessages: Translation<typeof english> = {
  title: 'مقالاتك',
  description: 'ما كتبته من مقالات للأخبار، سواء نُشرت أم لم تُنشر.',
  write: 'كتابة مقال',
  loading: 'جارٍ تحميل مقالاتك...',
  failed: 'تعذّر تحميل مقالاتك',
  empty: {
    title: 'لا توجد مقالات بعد',
    text: 'شارك ما تعرفه. يقرأ أحد المسؤولين كل مقال قبل ظهوره في الأخبار.',
  },
  closed: 'لا يمكن للأعضاء إرسال مقالات في الوقت الحالي. يبقى ما كتبته محفوظًا هنا وفي ملف تصدير بياناتك.',
  states: {
    draft: 'مسودة',
    waiting: 'في انتظار الموافقة',
    declined: 'مرفوض',
    published: 'منشور',
    hidden: 'لم يعد منشورًا',
  },
  reason: (text) => `السبب: ${text}`,
  confirmFirst: {
    title: 'أكّد بريدك الإلكتروني أولًا',
    text: (email) =>
      `يمكن حفظ مقالك وإرساله بعد تأكيد العنوان ${email}: افتح الرابط الذي أرسلناه إليك. وحتى ذلك الحين يبقى ما تكتبه في هذا المتصفح فقط.`,
  },
  form: {
    title: 'كتابة مقال',
    editTitle: 'مقالك',
    description: 'يقرؤه أحد المسؤولين قبل ظهوره في الأخبار.',
    modes: 'كتابة أو معاينة',
    write: 'كتابة',
    preview: 'معاينة',
    untitled: 'بلا عنوان',
    saveDraft: 'حفظ المسودة',
    submit: 'إرسال للموافقة',
    remove: 'حذف',
    fields: {
      title: 'العنوان',
      category: 'الفئة',
      summary: 'الملخّص',
      content: 'النص',
      heroImage: 'الصورة',
    },
    hints: {
      summary: 'جملة أو جملتان تشوّقان القارئ إلى قراءته',
      content: 'حدّد نصًا لتنسيقه، أو اكتب بصيغة Markdown',
    },
  },
  saved: { title: 'تم حفظ المسودة', description: 'لا يراها غيرك إلى أن ترسلها.' },
  deleted: { title: 'تم حذف المقال' },
  withdrawn: { title: 'تم سحب المقال', description: 'أصبح مسودة من جديد.' },
  confirmDelete: { title: 'هل تريد حذف هذا المقال؟', text: 'لا يمكن استعادة نصه.', action: 'حذف المقال' },
  waiting: {
    title: 'مقالك في انتظار الموافقة',
    text: 'سيقرؤه أحد المسؤولين، ثم ينشره أو يبيّن لك ما ينبغي تعديله. وسيصلك إشعار في كلتا الحالتين. وحتى ذلك الحين لا يراه أحد سواك وسوى المسؤولين.',
    withdraw: 'سحب',
  },
  declined: { title: 'لم يُنشر هذا المقال', text: 'عدّله وأرسله من جديد.' },
  published: {
    title: 'مقالك منشور في الأخبار',
    text: 'المسؤولون هم من يعدّلون ما نُشر. تواصل معهم إن كان فيه خطأ.',
    read: 'قراءة المقال في الأخبار',
  },
  hidden: { title: 'لم يعد مقالك منشورًا في الأخبار', text: 'أزاله المسؤولون. اسألهم إن أردت معرفة السبب.' },
  notFound: { title: 'المقال غير موجود', text: 'ليس لديك مقال كهذا. ربما حذفته.', back: 'مقالاتك' },
};
