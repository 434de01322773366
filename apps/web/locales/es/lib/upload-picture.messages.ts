import type { uploadPictureMessages as english } from '#src/lib/upload-picture.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const uploadPictureMessages: Translation<typeof english> = {
  failed: 'No se ha podido guardar la imagen. Vuelve a intentarlo.',
  interrupted: 'La subida se ha interrumpido. Vuelve a intentarlo en un momento.',
};
