import type { ownWorkMessages as english } from '#src/features/profile/work/own-work.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ownWorkMessages: Translation<typeof english> = {
  add: 'Ajouter une réalisation',
  empty: 'Montrez ce que vous avez fait : des images et des liens en disent plus qu’une description.',
  full: (max) =>
    `Vous présentez ${max} réalisations, soit le maximum. Supprimez-en une pour en ajouter une autre.`,
  edit: (title) => `Modifier « ${title} »`,
  delete: (title) => `Supprimer « ${title} »`,
  up: (title) => `Déplacer « ${title} » vers le haut`,
  down: (title) => `Déplacer « ${title} » vers le bas`,
  moved: (title, position, total) => `« ${title} » est maintenant en position ${position} sur ${total}`,
  added: 'Réalisation ajoutée à votre profil',
  saved: 'Réalisation enregistrée',
  deleted: 'Réalisation supprimée',
  confirm: {
    title: 'Supprimer cette réalisation ?',
    text: (title) => `La réalisation « ${title} » sera retirée de votre profil, avec son image.`,
    action: 'Supprimer',
  },
  form: {
    heading: 'Ajouter une réalisation',
    editHeading: 'Modifier la réalisation',
    title: 'Titre',
    titlePlaceholder: 'Site web d’une boulangerie',
    description: 'De quoi il s’agissait',
    descriptionPlaceholder: 'Ce que vous avez fait, pour qui, et le résultat obtenu',
    link: 'Lien',
    picture: 'Image de cette réalisation',
    addPicture: 'Ajouter une image',
    submit: 'Ajouter au profil',
  },
};
