import type { ownArticlesMessages as english } from '#src/features/articles/own/own-articles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ownArticlesMessages: Translation<typeof english> = {
  title: 'Vos articles',
  description: 'Ce que vous avez écrit pour les actualités, publié ou non.',
  write: 'Écrire un article',
  loading: 'Chargement de vos articles...',
  failed: 'Impossible de charger vos articles',
  empty: {
    title: 'Pas encore d’article',
    text: 'Partagez ce que vous savez. Un administrateur lit chaque article avant sa publication dans les actualités.',
  },
  closed:
    'Les membres ne peuvent pas proposer d’articles pour le moment. Ce que vous avez écrit reste disponible ici et dans l’export de vos données.',
  states: {
    draft: 'Brouillon',
    waiting: 'En attente d’approbation',
    declined: 'Refusé',
    published: 'Publié',
    hidden: 'Dépublié',
  },
  reason: (text) => `Motif : ${text}`,
  confirmFirst: {
    title: 'Confirmez d’abord votre adresse e-mail',
    text: (email) =>
      `Vous pourrez enregistrer et proposer votre article une fois l’adresse ${email} confirmée : ouvrez le lien que nous vous avons envoyé. D’ici là, ce que vous écrivez n’est conservé que dans ce navigateur.`,
  },
  form: {
    title: 'Écrire un article',
    editTitle: 'Votre article',
    description: 'Un administrateur le lit avant sa publication dans les actualités.',
    modes: 'Rédaction ou aperçu',
    write: 'Rédiger',
    preview: 'Aperçu',
    untitled: 'Sans titre',
    saveDraft: 'Enregistrer le brouillon',
    submit: 'Proposer à la publication',
    remove: 'Supprimer',
    fields: {
      title: 'Titre',
      category: 'Catégorie',
      summary: 'Résumé',
      content: 'Texte',
      heroImage: 'Image',
    },
    hints: {
      summary: 'Une ou deux phrases qui donnent envie de lire l’article',
      content: 'Sélectionnez du texte pour le mettre en forme, ou écrivez en Markdown',
    },
  },
  saved: {
    title: 'Brouillon enregistré',
    description: 'Visible par vous uniquement tant que vous ne l’avez pas proposé.',
  },
  deleted: { title: 'Article supprimé' },
  withdrawn: { title: 'Proposition retirée', description: 'L’article est de nouveau un brouillon.' },
  confirmDelete: {
    title: 'Supprimer cet article ?',
    text: 'Son texte ne pourra pas être récupéré.',
    action: 'Supprimer l’article',
  },
  waiting: {
    title: 'Votre article attend d’être approuvé',
    text: 'Un administrateur le lit, puis le publie ou vous dit ce qu’il faut modifier. Nous vous préviendrons dans tous les cas. D’ici là, seuls les administrateurs et vous pouvez le voir.',
    withdraw: 'Retirer la proposition',
  },
  declined: { title: 'Cet article n’a pas été publié', text: 'Modifiez-le et proposez-le à nouveau.' },
  published: {
    title: 'Votre article figure dans les actualités',
    text: 'Seuls les administrateurs peuvent modifier un article publié. Adressez-vous à eux si quelque chose ne va pas.',
    read: 'Le lire dans les actualités',
  },
  hidden: {
    title: 'Votre article ne figure plus dans les actualités',
    text: 'Les administrateurs l’en ont retiré. Si vous souhaitez savoir pourquoi, adressez-vous à eux.',
  },
  notFound: {
    title: 'Article introuvable',
    text: 'Cet article ne figure pas parmi les vôtres. Vous l’avez peut-être supprimé.',
    back: 'Vos articles',
  },
};
