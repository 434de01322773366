import type { postGoneMessages as english } from '#src/features/feed/post-gone.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const postGoneMessages: Translation<typeof english> = {
  title: 'Publicação não encontrada',
  description: 'Não há nenhuma publicação neste endereço.',
  text: 'Esta publicação não está mais disponível. Quem a escreveu pode tê-la excluído.',
  back: 'Voltar ao feed',
};
