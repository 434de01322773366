import type { uiMessages as english } from '#src/ui/ui.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const uiMessages: Translation<typeof english> = {
  stars: (count) => plural(count, { one: `${count} étoile`, other: `${number(count)} étoiles` }),
  rating: (value) =>
    plural(value, { one: `${number(value)} étoile sur 5`, other: `${number(value)} étoiles sur 5` }),
  draft: {
    restored: 'Brouillon restauré.',
    outdated: 'Brouillon restauré. Une partie a été modifiée ailleurs depuis que vous l’avez écrit.',
    discard: 'Abandonner le brouillon',
    notStored:
      'Impossible d’enregistrer votre brouillon dans ce navigateur. Envoyez-le avant de quitter cette page.',
  },
  conflict: {
    title: 'Ceci a été modifié ailleurs pendant que vous écriviez',
    text: 'Rien de ce que vous avez saisi n’est perdu. Choisissez ce qu’il faut garder, puis enregistrez à nouveau.',
    taken: (label, saved) =>
      saved ? `${label} : la valeur est maintenant « ${saved} ».` : `${label} : valeur mise à jour.`,
    replaced: (label, saved) =>
      `${saved ? `${label} : la valeur a été remplacée par « ${saved} ».` : `${label} : la valeur a été modifiée.`} Vous avez saisi autre chose.`,
    takeSaved: 'Utiliser la version enregistrée',
    keepTyped: 'Garder ma saisie',
  },
  minutesAgo: (minutes) => `il y a ${minutes} min`,
  points: (points, max) => `${number(points)} sur ${number(max)}`,
  match: {
    strength: {
      strong: 'Forte correspondance',
      good: 'Bonne correspondance',
      possible: 'Correspondance possible',
    },
    percentage: (percent) =>
      `${percent} points sur 100. Une seule raison claire suffit pour une forte correspondance.`,
    similar: 'Mots proches',
    similarHint: 'Vos deux textes se ressemblent, mais aucun ne dit ce que l’autre membre recherche.',
    noPoints: (parts) => `Aucun point pour : ${parts.map((part) => part.toLowerCase()).join(' ; ')}.`,
    parts: {
      theyOffer: 'Ce membre offre ce que vous recherchez',
      iOffer: 'Vous offrez ce que ce membre recherche',
      audience: 'La clientèle que vous souhaitez',
      mutual: 'Contacts communs',
      location: 'Lieu',
      skills: 'Compétences et centres d’intérêt',
      preferred: 'Type souhaité',
      industry: 'Secteur',
    },
  },
};
