import type { adminArticlesMessages as english } from '#src/features/admin/articles/admin-articles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const adminArticlesMessages: Translation<typeof english> = {
  noun: 'المقالات',
  search: { label: 'البحث في المقالات بالعنوان أو الكاتب أو الفئة', placeholder: 'البحث في المقالات...' },
  empty: 'هنا تُكتب أخبار القطاعات. أنشئ المقال الأول.',
  create: 'إنشاء مقال',
  featured: 'مميّز',
  regular: 'عادي',
  published: 'منشور',
  stats: (views, engagement) =>
    `${plural(views, {
      one: 'مشاهدة واحدة',
      two: 'مشاهدتان',
      few: `${number(views)} مشاهدات`,
      many: `${number(views)} مشاهدة`,
      other: `${number(views)} مشاهدة`,
    })} · نسبة التفاعل ${engagement}%`,
  created: { title: 'تم إنشاء المقال' },
  saved: { title: 'تم حفظ المقال' },
  editor: {
    failed: 'تعذّر تحميل المقال',
    back: 'العودة إلى المقالات',
    createTitle: 'إنشاء مقال',
    editTitle: 'تعديل المقال',
    modes: 'كتابة أو معاينة',
    write: 'كتابة',
    preview: 'معاينة',
    publish: 'نشر المقال',
    saveUnpublished: 'حفظ دون نشر',
  },
  fields: {
    title: 'العنوان',
    author: 'الكاتب',
    category: 'الفئة',
    summary: 'الملخّص',
    summaryHint: 'يظهر في قائمة المقالات وفي معاينات الروابط',
    content: 'المحتوى',
    contentHint: 'حدّد نصًا لتنسيقه، أو اكتب بصيغة Markdown',
    tags: 'الوسوم',
    tagsHint: 'مفصولة بفواصل',
    heroImage: 'الصورة الرئيسية',
    url: 'الرابط الأصلي (إذا نُشر أولًا في موقع آخر)',
  },
  writer: {
    label: 'العضو الذي كتبه (اختياري)',
    hint: 'يرى القرّاء صورته، ويؤدي الاسم إلى ملفه الشخصي.',
    typeAName: 'اكتب اسمًا',
    nobody: 'لم يُعثر على أي عضو',
    clear: 'بلا عضو',
  },
  picture: {
    add: 'إضافة صورة إلى النص',
    uploading: 'جارٍ رفع الصورة',
    added: 'الصورة المراد إدراجها',
    alt: 'النص البديل',
    altHint: 'وصف ما تُظهره الصورة لمن لا يستطيع رؤيتها',
    caption: 'التعليق التوضيحي (اختياري)',
    insert: 'إدراج',
    discard: 'تجاهل',
  },
  preview: {
    untitled: 'بلا عنوان',
    readTime: (minutes) =>
      `مدة القراءة: ${plural(minutes, {
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: `${number(minutes)} دقائق`,
        many: `${number(minutes)} دقيقة`,
        other: `${number(minutes)} دقيقة`,
      })}`,
  },
};
