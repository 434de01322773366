import type { siteNoticesMessages as english } from '#src/features/site/site-notices.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const siteNoticesMessages: Translation<typeof english> = {
  announcement: 'Aviso',
  closeBanner: (title) => `Fechar o banner: ${title}`,
};
