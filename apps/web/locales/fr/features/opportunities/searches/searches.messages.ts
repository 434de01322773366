import type { searchesMessages as english } from '#src/features/opportunities/searches/searches.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const searchesMessages: Translation<typeof english> = {
  title: 'Recherches enregistrées',
  save: 'Me prévenir des nouveautés',
  frequencies: { once: 'Aussitôt', daily: 'Chaque matin' },
  hint: {
    once: 'Un avis immédiat pour chaque nouvelle opportunité',
    daily: 'Les nouvelles opportunités chaque matin',
  },
  edit: (name) => `Modifier « ${name} »`,
  remove: (name) => `Supprimer « ${name} »`,
  removed: { title: 'Recherche supprimée' },
  saved: {
    title: 'Recherche enregistrée',
    description: 'Vous la trouverez à côté de la liste des opportunités.',
  },
  updated: { title: 'Recherche mise à jour' },
  full: 'Vous pouvez enregistrer 10 recherches. Supprimez-en d’abord une.',
  dialog: {
    heading: 'Me prévenir des nouvelles opportunités',
    editHeading: 'Modifier la recherche enregistrée',
    filter: 'Pour la recherche que vous avez définie :',
    name: 'Nom',
    nameMissing: 'Saisissez un nom',
    frequency: 'Quand',
    how: 'Par notification et par e-mail, selon vos paramètres.',
    settings: 'Modifier ce choix',
    preview: (count) => {
      if (count === 0) return 'Ces 30 derniers jours, cette recherche n’aurait rien trouvé de nouveau.';
      const found = plural(count, { one: `${count} opportunité`, other: `${number(count)} opportunités` });
      return `Ces 30 derniers jours, cette recherche aurait trouvé ${count === 100 ? 'au moins ' : ''}${found}.`;
    },
    newest: (title) => `La plus récente : « ${title} »`,
    many: 'C’est beaucoup pour « Aussitôt » : au-delà de cinq par jour, nous envoyons le reste le lendemain matin.',
    submit: 'Enregistrer la recherche',
    save: 'Enregistrer les modifications',
  },
};
