import type { uploadPictureMessages as english } from '#src/lib/upload-picture.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const uploadPictureMessages: Translation<typeof english> = {
  failed: 'تعذّر حفظ الصورة. يُرجى المحاولة مرة أخرى.',
  interrupted: 'انقطع الرفع. يُرجى المحاولة مرة أخرى بعد قليل.',
};
