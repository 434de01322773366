import type { postGoneMessages as english } from '#src/features/feed/post-gone.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const postGoneMessages: Translation<typeof english> = {
  title: 'Publication introuvable',
  description: 'Il n’y a pas de publication à cette adresse.',
  text: 'Cette publication n’est plus disponible. Elle a peut-être été supprimée par la personne qui l’a publiée.',
  back: 'Retour au fil d’actualité',
};
