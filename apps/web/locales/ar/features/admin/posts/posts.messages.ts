import type { postsMessages as english } from '#src/features/admin/posts/posts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const postsMessages: Translation<typeof english> = {
  noun: 'المنشورات',
  search: { label: 'البحث في المنشورات بالمحتوى أو الكاتب', placeholder: 'البحث في المنشورات...' },
  filters: {
    all: 'جميع المنشورات',
    published: 'ظاهرة',
    hidden: 'مخفية',
    pending_review: 'في انتظار الموافقة',
    deleted: 'محذوفة',
  },
  empty: 'تظهر هنا منشورات الأعضاء.',
  approve: 'موافقة',
  approved: { title: 'تمت الموافقة على المنشور' },
  decline: 'رفض',
  about: (action, author) => `${action}: منشور ${author}`,
  of: (author) => `منشور ${author}`,
  visibility: (isPublished) => (isPublished ? 'ظاهر' : 'مخفي'),
  likes: (count) =>
    plural(count, {
      one: 'إعجاب واحد',
      two: 'إعجابان',
      few: `${number(count)} إعجابات`,
      many: `${number(count)} إعجابًا`,
      other: `${number(count)} إعجاب`,
    }),
  comments: (count) =>
    plural(count, {
      one: 'تعليق واحد',
      two: 'تعليقان',
      few: `${number(count)} تعليقات`,
      many: `${number(count)} تعليقًا`,
      other: `${number(count)} تعليق`,
    }),
  reports: (count) =>
    plural(count, {
      one: 'بلاغ واحد',
      two: 'بلاغان',
      few: `${number(count)} بلاغات`,
      many: `${number(count)} بلاغًا`,
      other: `${number(count)} بلاغ`,
    }),
  deleted: (preview) => `تم حذف المنشور: «${preview}»`,
  restored: { title: 'تمت استعادة المنشور' },
};
