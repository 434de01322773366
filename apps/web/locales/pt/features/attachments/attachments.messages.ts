import type { attachmentsMessages as english } from '#src/features/attachments/attachments.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/pt';

export const attachmentsMessages: Translation<typeof english> = {
  add: 'Adicionar imagens',
  list: 'Imagens a enviar',
  shown: 'Imagens desta publicação',
  alt: (position) => `Descrição da imagem ${position}`,
  altHint: 'Descreva-a para quem não pode vê-la',
  remove: (position) => `Remover a imagem ${position}`,
  retry: (position) => `Enviar novamente a imagem ${position}`,
  uploading: (position) => `Enviando a imagem ${position}`,
  tooMany: (max) =>
    `Você pode adicionar até ${plural(max, {
      one: `${max} imagem`,
      other: `${max} imagens`,
    })}. As outras ficaram de fora.`,
  viewer: (position, total) => `Imagem ${position} de ${total}`,
  strip: 'Imagens, uma por vez',
  previous: 'Imagem anterior',
  next: 'Próxima imagem',
};
