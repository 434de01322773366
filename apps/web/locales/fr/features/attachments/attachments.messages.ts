import type { attachmentsMessages as english } from '#src/features/attachments/attachments.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/fr';

export const attachmentsMessages: Translation<typeof english> = {
  add: 'Ajouter des images',
  list: 'Images à envoyer',
  shown: 'Images de cette publication',
  alt: (position) => `Description de l’image ${position}`,
  altHint: 'Décrivez-la pour les personnes qui ne peuvent pas la voir',
  remove: (position) => `Retirer l’image ${position}`,
  retry: (position) => `Envoyer à nouveau l’image ${position}`,
  uploading: (position) => `Envoi de l’image ${position}`,
  tooMany: (max) =>
    plural(max, {
      one: `Vous pouvez ajouter ${max} image au maximum. Les autres ont été écartées.`,
      other: `Vous pouvez ajouter jusqu’à ${max} images. Les autres ont été écartées.`,
    }),
  viewer: (position, total) => `Image ${position} sur ${total}`,
  strip: 'Images, une à la fois',
  previous: 'Image précédente',
  next: 'Image suivante',
};
