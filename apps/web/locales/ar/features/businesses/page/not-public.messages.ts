import type { notPublicMessages as english } from '#src/features/businesses/page/not-public.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const notPublicMessages: Translation<typeof english> = {
  removed: 'لا يرى هذه الصفحة أحد سواك وسوى المسؤولين. أزالها أحد المسؤولين من الدليل.',
  own: 'لقد أزلت هذا النشاط من الدليل. لا يرى هذه الصفحة أحد سواك وسوى المسؤولين.',
  other: 'أزال المالك هذا النشاط من الدليل. لا يراه إلا هو والمسؤولون.',
  publish: 'أعد نشره من صفحة «أنشطتي التجارية»',
};
