import type { picturesMessages as english } from '#src/features/uploads/pictures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const picturesMessages: Translation<typeof english> = {
  preview: (label) => `Aktuelles Bild: ${label}`,
  description: 'Laden Sie ein Bild hoch. Bilder von anderen Websites werden nicht angezeigt.',
  upload: 'Hochladen',
  uploadLabel: (label) => `${label} hochladen`,
  uploading: (label) => `${label} wird hochgeladen`,
};
