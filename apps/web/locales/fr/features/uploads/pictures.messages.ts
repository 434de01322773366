import type { picturesMessages as english } from '#src/features/uploads/pictures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const picturesMessages: Translation<typeof english> = {
  preview: (label) => `Image actuelle : ${label.toLowerCase()}`,
  description: 'Envoyez une image. Les images d’autres sites ne sont pas affichées.',
  upload: 'Envoyer',
  uploadLabel: (label) => `Envoyer une image : ${label.toLowerCase()}`,
  uploading: (label) => `Envoi en cours : ${label.toLowerCase()}`,
};
