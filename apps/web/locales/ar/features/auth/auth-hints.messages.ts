import type { authHintsMessages as english } from '#src/features/auth/auth-hints.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const authHintsMessages: Translation<typeof english> = {
  wanted: {
    members: 'سجّل الدخول لعرض الأعضاء.',
    messages: 'سجّل الدخول لقراءة رسائلك.',
    page: 'سجّل الدخول لعرض هذه الصفحة، وستعود إليها بعد ذلك مباشرة.',
  },
  longEnough: 'الطول كافٍ',
};
