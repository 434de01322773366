import type { businessesMessages as english } from '#src/features/businesses/businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const businessesMessages: Translation<typeof english> = {
  badges: { verified: 'Vérifiée', featured: 'À la une', notPublic: 'Non publique' },
  card: {
    services: 'Services',
    more: (count) => plural(count, { one: `+${count} autre`, other: `+${count} autres` }),
    openUntil: (time) => `Ouvert jusqu’à ${time}`,
    openAllDay: 'Ouvert 24 h sur 24',
    closedNow: 'Fermé actuellement',
  },
  counts: {
    views: (count) => plural(count, { one: `${count} vue`, other: `${number(count)} vues` }),
    reviews: (count) => `${number(count)} avis`,
    isNew: 'Nouvelle',
    stars: (count) => plural(count, { one: `${count} étoile`, other: `${number(count)} étoiles` }),
  },
  loading: 'Chargement de l’entreprise...',
  missing: {
    title: 'Entreprise introuvable',
    text: 'L’entreprise que vous cherchez n’existe pas ou ne figure plus dans l’annuaire.',
    back: 'Retour à l’annuaire',
  },
  failed: {
    title: 'Impossible de charger cette entreprise',
    text: 'Veuillez réessayer dans un instant.',
  },
};
