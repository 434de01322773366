import type { membersMessages as english } from '#src/features/members/members.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const membersMessages: Translation<typeof english> = {
  invite: 'Inviter des personnes',
  title: 'Membres',
  bestMatches: 'Meilleures correspondances',
  others: 'Autres membres',
  description:
    'Trouvez des personnes selon ce qu’elles font, ce qu’elles offrent et ce qu’elles recherchent.',
  search: 'Rechercher des membres',
  placeholder: 'Nom, entreprise ou ce dont vous avez besoin...',
  facets: {
    industry: { label: 'Secteur', all: 'Tous les secteurs' },
    place: { label: 'Lieu', all: 'Tous les lieux' },
    offers: { label: 'Offre', all: 'Toutes les offres' },
    seeks: { label: 'Recherche', all: 'Toutes les recherches' },
  },
  choice: (label, count) => `${label} (${count})`,
  atLeast: (count) => `${number(count)}+`,
  letters: {
    label: 'Nom de famille',
    all: 'Tous',
    other: 'Autre',
    from: (letter) => `Noms de famille commençant par ${letter}`,
    allNames: 'Tous les noms de famille',
    otherAlphabets: 'Noms de famille dans d’autres alphabets',
  },
  loading: 'Chargement des membres...',
  failed: 'Impossible de charger les membres',
  total: (count) => plural(count, { one: `${count} membre`, other: `${number(count)} membres` }),
  atLeastTotal: (total) => `Au moins ${total}`,
  clear: 'Effacer les filtres',
  none: {
    title: 'Aucun membre trouvé',
    text: 'Essayez d’autres mots, ou moins de filtres.',
    ask: 'Demander à la communauté',
    firstTitle: 'Pas encore de membres',
    first: 'Les membres apparaissent ici, sauf s’ils ont désactivé les suggestions dans leurs paramètres.',
  },
  similar: {
    title: 'Résultats proches',
    text: 'Des noms proches, et des membres qui offrent la même chose en d’autres termes.',
    only: 'Aucun résultat exact. Ces membres portent un nom proche ou offrent quelque chose de similaire.',
  },
  sorts: { label: 'Tri', match: 'Meilleure correspondance', name: 'Par nom' },
  map: {
    elsewhere: (members, isOne) =>
      `${members} ${isOne ? 'se trouve' : 'se trouvent'} dans des lieux absents de la carte.`,
    unstated: (members, isOne) => `${members} ${isOne ? 'n’a' : 'n’ont'} pas indiqué de lieu.`,
    none: {
      title: 'Aucune ville à afficher',
      text: 'Aucun de ces membres n’a de lieu que nous puissions situer sur la carte.',
      firstTitle: 'Pas encore de villes',
      first: 'Les villes apparaissent ici dès que des membres indiquent leur lieu.',
    },
  },
  card: {
    offers: 'Offre',
    seeks: 'Recherche',
    skills: 'Compétences',
    connect: 'Se mettre en relation',
    connectLabel: (name) => `Se mettre en relation avec ${name}`,
    respond: 'Répondre',
    respondLabel: (name) => `Répondre à la demande envoyée par ${name}`,
    relations: {
      self: 'C’est vous',
      connected: 'En relation',
      pending_out: 'Demande envoyée',
      pending_in: 'Souhaite entrer en relation',
    },
  },
};
