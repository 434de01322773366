import type { addPictureMessages as english } from '#src/features/uploads/add-picture.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const addPictureMessages: Translation<typeof english> = {
  add: 'Adicionar imagem ao texto',
  uploading: 'Enviando imagem',
  added: 'Imagem a inserir',
  alt: 'Texto alternativo',
  altHint: 'O que a imagem mostra, para quem não pode vê-la',
  caption: 'Legenda (opcional)',
  insert: 'Inserir',
  discard: 'Descartar',
};
