import type { attachmentsMessages as english } from '#src/features/attachments/attachments.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const attachmentsMessages: Translation<typeof english> = {
  add: 'Bilder hinzufügen',
  list: 'Bilder zum Senden',
  shown: 'Bilder dieses Beitrags',
  alt: (position) => `Beschreibung von Bild ${position}`,
  altHint: 'Beschreiben Sie es für Menschen, die es nicht sehen können',
  remove: (position) => `Bild ${position} entfernen`,
  retry: (position) => `Bild ${position} erneut hochladen`,
  uploading: (position) => `Bild ${position} wird hochgeladen`,
  tooMany: (max) => `Sie können bis zu ${max} Bilder hinzufügen. Die übrigen wurden weggelassen.`,
  viewer: (position, total) => `Bild ${position} von ${total}`,
  strip: 'Bilder, eines nach dem anderen',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
};
