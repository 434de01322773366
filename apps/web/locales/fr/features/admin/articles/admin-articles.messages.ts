import type { adminArticlesMessages as english } from '#src/features/admin/articles/admin-articles.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const adminArticlesMessages: Translation<typeof english> = {
  noun: 'articles',
  search: {
    label: 'Rechercher des articles par titre, auteur ou catégorie',
    placeholder: 'Rechercher des articles...',
  },
  empty: 'C’est ici que s’écrivent les actualités du secteur. Créez le premier article.',
  create: 'Créer un article',
  featured: 'À la une',
  regular: 'Standard',
  published: 'Publié',
  stats: (views, engagement) =>
    `${number(views)} ${plural(views, { one: 'vue', other: 'vues' })} · ${engagement} % d’engagement`,
  created: { title: 'Article créé' },
  saved: { title: 'Article enregistré' },
  editor: {
    failed: 'Impossible de charger l’article',
    back: 'Retour aux articles',
    createTitle: 'Créer un article',
    editTitle: 'Modifier l’article',
    modes: 'Rédaction ou aperçu',
    write: 'Rédiger',
    preview: 'Aperçu',
    publish: 'Publier l’article',
    saveUnpublished: 'Enregistrer sans publier',
  },
  fields: {
    title: 'Titre',
    author: 'Auteur',
    category: 'Catégorie',
    summary: 'Résumé',
    summaryHint: 'Affiché dans la liste des articles et dans les aperçus de liens',
    content: 'Contenu',
    contentHint: 'Sélectionnez du texte pour le mettre en forme, ou écrivez en Markdown',
    tags: 'Mots-clés',
    tagsHint: 'Séparés par des virgules',
    heroImage: 'Image principale',
    url: 'URL d’origine (si l’article est paru ailleurs)',
  },
  writer: {
    label: 'Membre qui l’a écrit (facultatif)',
    hint: 'Les lecteurs voient sa photo, et son nom mène à son profil.',
    typeAName: 'Saisissez un nom',
    nobody: 'Aucun membre trouvé',
    clear: 'Aucun membre',
  },
  picture: {
    add: 'Ajouter une image au texte',
    uploading: 'Envoi de l’image',
    added: 'Image à insérer',
    alt: 'Texte alternatif',
    altHint: 'Ce que montre l’image, pour les personnes qui ne peuvent pas la voir',
    caption: 'Légende (facultatif)',
    insert: 'Insérer',
    discard: 'Abandonner',
  },
  preview: {
    untitled: 'Sans titre',
    readTime: (minutes) => `${minutes} min de lecture`,
  },
};
