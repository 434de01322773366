import type { fitPictureMessages as english } from '#src/lib/fit-picture.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const fitPictureMessages: Translation<typeof english> = {
  tooLarge: 'Esta imagen supera los 5 MB y este navegador no puede reducirla. Elige otra.',
};
