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
    text: 'Partagez ce que vous savez. Un administrateur lit chaque article avant qu’il figure dans les actualités.',
  },
  closed:
    'Les membres ne peuvent pas proposer d’articles pour le moment. Ce que vous avez écrit reste ici et dans l’export de vos données.',
  states: {
    draft: 'Brouillon',
    waiting: 'En attente d’approbation',
    declined: 'Refusé',
    published: 'Publié',
    hidden: 'Plus publié',
  },
  reason: (text) => `Motif : ${text}`,
  confirmFirst: {
    title: 'Confirmez d’abord votre adresse e-mail',
    text: (email) =>
      `Vous pourrez enregistrer et proposer votre article une fois l’adresse ${email} confirmée : ouvrez le lien que nous vous avons envoyé. D’ici là, ce que vous écrivez n’est conservé que dans ce navigateur.`,
  },
  form: {
    title: 'Écrire un article',
    editTitle: 'Votre article',
    description: 'Un administrateur le lit avant qu’il figure dans les actualités.',
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
      summary: 'Une ou deux phrases qui donnent envie de le lire',
      content: 'Sélectionnez du texte pour le mettre en forme, ou écrivez en Markdown',
    },
  },
  saved: {
    title: 'Brouillon enregistré',
    description: 'Vous seul le voyez jusqu’à ce que vous le proposiez.',
  },
  deleted: { title: 'Article supprimé' },
  withdrawn: { title: 'Article repris', description: 'C’est de nouveau un brouillon.' },
  confirmDelete: {
    title: 'Supprimer cet article ?',
    text: 'Son texte ne pourra pas être récupéré.',
    action: 'Supprimer l’article',
  },
  waiting: {
    title: 'Votre article attend d’être approuvé',
    text: 'Un administrateur le lit, puis le publie ou vous dit ce qu’il faut modifier. Vous en êtes informé dans tous les cas. D’ici là, seuls vous et les administrateurs le voyez.',
    withdraw: 'Reprendre',
  },
  declined: { title: 'Cet article n’a pas été publié', text: 'Modifiez-le et proposez-le à nouveau.' },
  published: {
    title: 'Votre article figure dans les actualités',
    text: 'Ce qui est publié est modifié par les administrateurs. Adressez-vous à eux si quelque chose ne va pas.',
    read: 'Le lire dans les actualités',
  },
  hidden: {
    title: 'Votre article ne figure plus dans les actualités',
    text: 'Les administrateurs l’en ont retiré. Demandez-leur pourquoi si vous le souhaitez.',
  },
  notFound: {
    title: 'Article introuvable',
    text: 'Vous n’avez pas d’article de ce genre. Vous l’avez peut-être supprimé.',
    back: 'Vos articles',
  },
};
