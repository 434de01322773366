import type { picturesMessages as english } from '#src/features/uploads/pictures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const picturesMessages: Translation<typeof english> = {
  preview: (label) => `الصورة الحالية: ${label}`,
  description: 'ارفع صورة. لا تُعرض صور من مواقع أخرى.',
  upload: 'رفع',
  uploadLabel: (label) => `رفع ${label}`,
  uploading: (label) => `جارٍ رفع ${label}`,
};
