import type { findMessages as english } from '#src/features/messages/find/find.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const findMessages: Translation<typeof english> = {
  label: 'البحث في الأشخاص والرسائل',
  placeholder: 'ابحث في الأشخاص والرسائل',
  loading: 'جارٍ البحث...',
  failed: 'لم ينجح البحث',
  people: 'الأشخاص',
  messages: 'الرسائل',
  found: (count, hasMore) => {
    const messages = plural(count, {
      zero: 'لا رسائل',
      one: 'رسالة واحدة',
      two: 'رسالتان، الأحدث أولًا',
      few: `${number(count)} رسائل، الأحدث أولًا`,
      many: `${number(count)} رسالة، الأحدث أولًا`,
      other: `${number(count)} رسالة، الأحدث أولًا`,
    });
    if (!hasMore) return messages;
    return plural(count, {
      one: 'أكثر من رسالة واحدة، الأحدث أولًا',
      two: 'أكثر من رسالتين، الأحدث أولًا',
      few: `أكثر من ${messages}`,
      many: `أكثر من ${messages}`,
      other: `أكثر من ${messages}`,
    });
  },
  nothing: (text) => `لا توجد رسالة فيها «${text}»`,
  nothingText: 'يجري البحث في محادثاتك أنت فقط.',
  everywhere: 'البحث في الأعضاء والأنشطة التجارية',
};
