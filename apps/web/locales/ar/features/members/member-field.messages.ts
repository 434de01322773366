import type { memberFieldMessages as english } from '#src/features/members/member-field.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const memberFieldMessages: Translation<typeof english> = {
  hint: 'اكتب الاسم واختره، أو ألصق رابط الملف الشخصي',
  choose: (name, username) => `اختيار ${name}، @${username}`,
};
