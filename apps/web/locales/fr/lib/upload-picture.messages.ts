import type { uploadPictureMessages as english } from '#src/lib/upload-picture.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const uploadPictureMessages: Translation<typeof english> = {
  failed: 'Impossible d’enregistrer l’image. Veuillez réessayer.',
  interrupted: 'L’envoi a été interrompu. Veuillez réessayer dans un instant.',
};
