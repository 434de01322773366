import type { siteNoticesMessages as english } from '#src/features/site/site-notices.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const siteNoticesMessages: Translation<typeof english> = {
  announcement: 'Annonce',
  closeBanner: (title) => `Fermer la bannière : ${title}`,
};
