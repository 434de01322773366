import type { fitPictureMessages as english } from '#src/lib/fit-picture.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const fitPictureMessages: Translation<typeof english> = {
  tooLarge: 'Esta imagem tem mais de 5 MB e este navegador não consegue reduzi-la. Escolha outra.',
};
