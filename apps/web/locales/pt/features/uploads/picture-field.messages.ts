import type { pictureFieldMessages as english } from '#src/features/uploads/picture-field.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const pictureFieldMessages: Translation<typeof english> = {
  drop: 'ou solte uma imagem aqui',
  elsewhere: 'Imagens de outros sites não são exibidas.',
  remove: 'Remover',
  removeLabel: (label) => `Remover ${label.toLowerCase()}`,
};
