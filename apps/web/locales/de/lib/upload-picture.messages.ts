import type { uploadPictureMessages as english } from '#src/lib/upload-picture.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const uploadPictureMessages: Translation<typeof english> = {
  failed: 'Das Bild konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  interrupted: 'Das Hochladen wurde unterbrochen. Bitte versuchen Sie es gleich noch einmal.',
};
