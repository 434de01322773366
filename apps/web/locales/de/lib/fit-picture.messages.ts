import type { fitPictureMessages as english } from '#src/lib/fit-picture.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const fitPictureMessages: Translation<typeof english> = {
  tooLarge:
    'Dieses Bild ist größer als 5 MB, und dieser Browser kann es nicht verkleinern. Bitte wählen Sie ein anderes.',
};
