import type { pictureFieldMessages as english } from '#src/features/uploads/picture-field.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const pictureFieldMessages: Translation<typeof english> = {
  drop: 'ou déposez une image ici',
  elsewhere: 'Les images d’autres sites ne s’affichent pas.',
  remove: 'Retirer',
  removeLabel: (label) => `Retirer : ${label.toLowerCase()}`,
};
