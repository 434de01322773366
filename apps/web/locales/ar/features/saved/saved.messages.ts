import type { savedMessages as english } from '#src/features/saved/saved.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const savedMessages: Translation<typeof english> = {
  title: 'المحفوظات',
  description: 'محفوظة لوقت لاحق. لا يراها أحد سواك.',
  tabs: {
    label: 'القوائم المحفوظة',
    posts: 'المنشورات',
    articles: 'المقالات',
    businesses: 'الأنشطة التجارية',
    opportunities: 'الفرص',
  },
  posts: {
    label: 'المنشورات المحفوظة',
    failed: 'تعذّر تحميل منشوراتك المحفوظة',
    empty: 'لا منشورات محفوظة بعد',
    text: 'احفظ منشورًا لتجده هنا.',
    action: 'الانتقال إلى المنشورات',
  },
  articles: {
    failed: 'تعذّر تحميل مقالاتك المحفوظة',
    empty: 'لا مقالات محفوظة بعد',
    text: 'احفظ مقالًا لتقرأه لاحقًا.',
    action: 'تصفّح الأخبار',
  },
  opportunities: {
    label: 'الفرص المحفوظة',
    loading: 'جارٍ تحميل الفرص المحفوظة...',
    failed: 'تعذّر تحميل فرصك المحفوظة',
    empty: 'لا فرص محفوظة بعد',
    text: 'احفظ فرصة لتعود إليها لاحقًا.',
    action: 'عرض الفرص',
  },
};
