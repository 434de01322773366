import type { uploadPictureMessages as english } from '#src/lib/upload-picture.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const uploadPictureMessages: Translation<typeof english> = {
  failed: 'Não foi possível salvar a imagem. Tente novamente.',
  interrupted: 'O envio foi interrompido. Tente novamente em instantes.',
};
