import type { pictureFieldMessages as english } from '#src/features/uploads/picture-field.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const pictureFieldMessages: Translation<typeof english> = {
  drop: 'أو أفلت صورة هنا',
  elsewhere: 'لا تُعرض الصور من مواقع أخرى.',
  remove: 'إزالة',
  removeLabel: (label) => `إزالة ${label}`,
};
