import type { previewsMessages as english } from '#src/features/previews/previews.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const previewsMessages: Translation<typeof english> = {
  article: 'مقال',
  business: 'نشاط تجاري',
  opportunity: 'فرصة',
  event: 'فعالية',
  profile: 'عضو',
  chapter: 'فرع',
  post: 'منشور',
};
