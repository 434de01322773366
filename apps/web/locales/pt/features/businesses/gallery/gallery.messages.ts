import type { galleryMessages as english } from '#src/features/businesses/gallery/gallery.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const galleryMessages: Translation<typeof english> = {
  title: 'Fotos',
  edit: 'Editar fotos',
  add: 'Adicionar fotos',
  empty: 'Mostre sua loja, seu trabalho ou sua equipe. As fotos aparecem na aba “Sobre”.',
};
