import type { joiningMessages as english } from '#src/features/auth/joining.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const joiningMessages: Translation<typeof english> = {
  join: (purpose) => `Inscrivez-vous pour ${purpose}`,
  login: (purpose) => `Connectez-vous pour ${purpose}`,
  intro: 'Vous reprendrez ensuite là où vous en étiez.',
  purpose: {
    apply: (title) => `postuler à « ${title} »`,
    ask: (service) => `poser une question sur « ${service} »`,
    business: () => 'ajouter votre entreprise à l’annuaire',
    chapter: (chapter) => `rejoindre la section ${chapter}`,
    comment: (author) => `commenter la publication écrite par ${author}`,
    like: (title) => `aimer « ${title} »`,
    likePost: (author) => `aimer la publication écrite par ${author}`,
    opportunity: () => 'voir cette opportunité',
    order: (service) => `commander « ${service} »`,
    reach: (firstName) => `voir comment joindre ${firstName}`,
    read: (title) => `lire « ${title} »`,
    review: (business) => `donner votre avis sur ${business}`,
    save: (name) => `enregistrer « ${name} »`,
    seat: (event) => `réserver une place à « ${event} »`,
    write: (business) => `écrire à ${business}`,
  },
};
