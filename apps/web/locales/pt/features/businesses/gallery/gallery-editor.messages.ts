import type { galleryEditorMessages as english } from '#src/features/businesses/gallery/gallery-editor.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const galleryEditorMessages: Translation<typeof english> = {
  list: 'Fotos da galeria',
  photo: (position) => `Foto ${position}`,
  up: (position) => `Mover a foto ${position} para cima`,
  down: (position) => `Mover a foto ${position} para baixo`,
  cover: 'Usar como capa',
  coverOf: (position) => `Usar como capa a foto ${position}`,
  isCover: 'Capa',
  drop: 'ou solte-as aqui',
  save: 'Salvar fotos',
  saved: 'Fotos salvas',
};
