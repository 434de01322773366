import type { fitPictureMessages as english } from '#src/lib/fit-picture.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const fitPictureMessages: Translation<typeof english> = {
  tooLarge:
    'Cette image dépasse 5 Mo et ce navigateur ne peut pas la réduire. Veuillez en choisir une autre.',
};
