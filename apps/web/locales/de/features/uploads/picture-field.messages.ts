import type { pictureFieldMessages as english } from '#src/features/uploads/picture-field.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const pictureFieldMessages: Translation<typeof english> = {
  drop: 'oder ein Bild hier ablegen',
  elsewhere: 'Bilder von anderen Websites werden nicht angezeigt.',
  remove: 'Entfernen',
  removeLabel: (label) => `${label} entfernen`,
};
