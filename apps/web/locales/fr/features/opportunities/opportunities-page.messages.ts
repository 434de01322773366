import type { opportunitiesPageMessages as english } from '#src/features/opportunities/opportunities-page.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/fr';

export const opportunitiesPageMessages: Translation<typeof english> = {
  page: {
    description: 'Ce que les membres recherchent, et ce qu’ils proposent de partager.',
    rss: 'Suivre par RSS',
    clear: 'Effacer les filtres',
    none: { title: 'Aucun résultat', text: 'Essayez avec moins de mots ou de filtres.' },
    similar: (words) =>
      `Aucune opportunité ne contient « ${words} » mot pour mot. Celles-ci ont un sens proche :`,
    alsoSimilar: 'De sens proche',
    back: 'Opportunités',
    posted: (time) => `publiée ${time.toLowerCase()}`,
    closed: 'Cette opportunité est fermée',
    fit: 'Ce qui vous correspond',
    about: 'De quoi il s’agit',
    asks: (name) => `Ce que demande ${name}`,
    place: (location, isRemote) => {
      if (location === null) return isRemote ? 'À distance' : null;
      return isRemote ? `${location} ou à distance` : location;
    },
    until: (day) => `Ouverte jusqu’au ${day}`,
    join: {
      title: 'Inscrivez-vous pour postuler',
      text: (name) => `Écrivez à ${name} en tant que membre. Vous reviendrez sur cette page.`,
    },
    share: 'Partager',
    others: 'Elles pourraient aussi vous convenir',
    newest: 'Autres opportunités',
    loading: 'Chargement de l’opportunité...',
    failed: 'Impossible de charger cette opportunité',
    notFound: {
      title: 'Opportunité introuvable',
      text: 'Elle a peut-être été retirée, ou elle ne vous est pas accessible.',
      visitor:
        'Elle a peut-être été retirée, ou elle est réservée aux membres. Inscrivez-vous ou connectez-vous pour la voir.',
      back: 'Voir toutes les opportunités',
    },
  },
  views: {
    label: 'Quelles opportunités',
    all: 'Toutes',
    yours: 'Les vôtres',
    applied: 'Vos candidatures',
  },
  filters: {
    search: 'Rechercher des opportunités',
    placeholder: 'site web, photos, un stand...',
    kind: { label: 'Type', all: 'Tous les types' },
    place: { label: 'Lieu', all: 'Partout' },
    choice: (name, count) => `${name} (${number(count)})`,
    sort: 'Tri',
    sorts: { fit: 'Les plus adaptées', newest: 'Les plus récentes', closing: 'Bientôt fermées' },
    only: 'Limiter aux opportunités',
    switches: {
      fits: 'Adaptées à mon profil',
      remote: 'À distance',
      budget: 'Avec budget indiqué',
      closing: 'Ferment d’ici 14 jours',
    },
  },
};
