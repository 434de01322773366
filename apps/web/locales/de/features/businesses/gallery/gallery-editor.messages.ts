import type { galleryEditorMessages as english } from '#src/features/businesses/gallery/gallery-editor.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const galleryEditorMessages: Translation<typeof english> = {
  list: 'Fotos in der Galerie',
  photo: (position) => `Foto ${position}`,
  up: (position) => `Foto ${position} nach oben`,
  down: (position) => `Foto ${position} nach unten`,
  cover: 'Als Titelbild verwenden',
  coverOf: (position) => `Foto ${position} als Titelbild verwenden`,
  isCover: 'Titelbild',
  drop: 'oder hier ablegen',
  save: 'Fotos speichern',
  saved: 'Fotos gespeichert',
};
