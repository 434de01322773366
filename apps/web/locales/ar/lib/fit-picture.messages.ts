import type { fitPictureMessages as english } from '#src/lib/fit-picture.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const fitPictureMessages: Translation<typeof english> = {
  tooLarge: 'هذه الصورة أكبر من 5 ميغابايت، ولا يستطيع هذا المتصفح تصغيرها. يُرجى اختيار صورة أخرى.',
};
