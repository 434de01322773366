import type { moreMenuMessages as english } from '#src/app/shell/more-menu.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const moreMenuMessages: Translation<typeof english> = {
  more: 'Mehr',
  chapters: 'Gruppen',
  referrals: 'Empfehlungen',
  connections: 'Kontakte',
  businesses: 'Meine Unternehmen',
};
