import type { bannersMessages as english } from '#src/features/admin/banners/banners.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const bannersMessages: Translation<typeof english> = {
  createTitle: 'Créer une bannière',
  editTitle: 'Modifier la bannière',
  create: 'Créer la bannière',
  list: 'Bannières',
  failed: 'Impossible de charger les bannières',
  empty: {
    title: 'Pas encore de bannières',
    text: 'Remplissez le formulaire pour créer votre première bannière.',
  },
  days: (timeZone) =>
    `Les jours s’entendent dans le fuseau horaire ${timeZone.replaceAll('_', ' ')}. Les images s’affichent sur 120 pixels de haut et toute la largeur de la page : 2 280 × 240 pixels donnent une image nette, dont les bords peuvent être coupés sur un téléphone.`,
  fields: {
    title: 'Titre',
    image: 'URL de l’image',
    target: 'URL de destination',
    start: 'Date de début',
    end: 'Date de fin',
    pages: 'Pages d’affichage',
    active: 'Active',
  },
  sameAsFirst: 'Si l’image ou l’adresse manque ici, celle de la langue d’origine est reprise.',
  pages: {
    dashboard: 'Tableau de bord',
    feed: 'Fil d’actualité',
    news: 'Actualités',
    profile: 'Profil',
  },
  textOnly:
    'Affichée sous forme de texte, car son image se trouve sur un autre site. Importez l’image pour l’afficher.',
  status: (isShown) => (isShown ? 'En ligne' : 'Hors ligne'),
  period: {
    always: 'en permanence',
    from: (start) => `à partir du ${start}`,
    until: (end) => `jusqu’au ${end}`,
    between: (start, end) => `du ${start} au ${end}`,
  },
  confirm: {
    title: 'Supprimer cette bannière ?',
    action: 'Supprimer la bannière',
    text: 'Elle disparaît immédiatement de toutes les pages. Cette action est irréversible.',
  },
  created: { title: 'Bannière créée' },
  saved: { title: 'Bannière enregistrée' },
  deleted: { title: 'Bannière supprimée' },
};
