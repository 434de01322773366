import type { chaptersMessages as english } from '#src/features/chapters/chapters.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

const ROLES = { leader: 'Responsable', organizer: 'Organisation', host: 'Accueil', member: 'Membre' };

export const chaptersMessages: Translation<typeof english> = {
  title: 'Sections',
  description: 'Des groupes locaux de membres, qui s’organisent eux-mêmes.',
  loading: 'Chargement des sections...',
  failed: 'Impossible de charger les sections',
  create: 'Nouvelle section',
  search: 'Rechercher des sections',
  placeholder: 'Nom ou lieu',
  mine: 'Vos sections',
  all: 'Toutes les sections',
  others: 'Autres sections',
  none: {
    title: 'Pas encore de section',
    text: 'Les sections apparaissent ici dès leur création.',
  },
  notFound: {
    title: (search) => `Aucune section ne correspond à « ${search} »`,
    text: 'Essayez un autre nom ou lieu.',
  },
  members: (count) => plural(count, { one: `${count} membre`, other: `${number(count)} membres` }),
  hidden: 'Masquée',
  closed: 'Fermée',
  oneSeat: 'Une place par métier',
  joining: { open: 'Ouverte à tous', request: 'Sur demande', invited: 'Sur invitation' },
  role: (role) => ROLES[role],
  standing({ role, state }) {
    if (state === 'active') return ROLES[role];
    if (state === 'invited') return 'Invitation reçue';
    return state === 'requested' ? 'Demande envoyée' : null;
  },
};
