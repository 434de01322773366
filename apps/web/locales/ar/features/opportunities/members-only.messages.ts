import type { membersOnlyMessages as english } from '#src/features/opportunities/members-only.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/ar';

export const membersOnlyMessages: Translation<typeof english> = {
  title: (count, isOne) => (isOne ? 'فرصة واحدة للأعضاء فقط' : `فرص للأعضاء فقط: ${count}`),
  atLeast: (count) => `${number(count)} على الأقل`,
  text: 'انضم لقراءتها والتقدّم إليها. ستعود إلى هذه الصفحة.',
};
