import type { picturesMessages as english } from '#src/features/uploads/pictures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const picturesMessages: Translation<typeof english> = {
  preview: (label) => `Imagem atual: ${label.toLowerCase()}`,
  description: 'Envie uma imagem. Imagens de outros sites não são exibidas.',
  upload: 'Enviar',
  uploadLabel: (label) => `Enviar imagem: ${label.toLowerCase()}`,
  uploading: (label) => `Enviando imagem: ${label.toLowerCase()}`,
};
