import type { adminPagesMessages as english } from '#src/features/admin/pages/admin-pages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const adminPagesMessages: Translation<typeof english> = {
  title: 'Pages',
  description: 'Vos conditions, votre politique de confidentialité et d’autres pages, rédigées par vous.',
  failed: 'Impossible de charger les pages',
  editorFailed: 'Impossible de charger cette page',
  back: 'Retour à toutes les pages',
  list: {
    label: 'Toutes les pages',
    new: 'Nouvelle page',
    empty: 'Pas encore de pages',
    emptyText:
      'Commencez par celles que les membres s’attendent à trouver. Chacune part d’un brouillon ; faites-le vérifier.',
    suggestions: 'Commencer par',
    published: 'Publiée',
    draft: 'Brouillon',
    changed: 'Modifications non publiées',
    start: (title) => `Commencer : ${title}`,
  },
  suggested: [
    { slug: 'terms', title: 'Conditions d’utilisation' },
    { slug: 'privacy', title: 'Politique de confidentialité' },
    { slug: 'imprint', title: 'Mentions légales' },
    { slug: 'accessibility', title: 'Accessibilité' },
    { slug: 'guidelines', title: 'Charte de la communauté' },
  ],
  editor: {
    createTitle: 'Nouvelle page',
    modes: 'Mode',
    write: 'Rédiger',
    preview: 'Aperçu',
    previewEmpty: 'Rien à prévisualiser pour le moment.',
    title: 'Titre',
    slug: 'Adresse',
    slugHint: (slug) =>
      `La page se trouve à l’adresse /pages/${slug || '...'}. Une fois publiée, elle la garde.`,
    content: 'Texte',
    contentHint: 'Mise en forme avec Markdown. Le HTML s’affiche comme du texte.',
    inFooter: 'Ajouter un lien en pied de page',
    create: 'Créer le brouillon',
    save: 'Enregistrer le brouillon',
    publish: 'Publier',
    view: 'Voir la page',
    unpublish: 'Dépublier',
    unpublishTitle: 'Dépublier cette page ?',
    unpublishText: 'Les visiteurs ne la trouveront plus. Le texte et toutes les versions sont conservés.',
    delete: 'Supprimer',
    deleteTitle: 'Supprimer cette page ?',
    deleteText: 'Elle n’a jamais été publiée. Son texte sera supprimé.',
  },
  languages: {
    states: {
      first: (language) => `${language}\u00a0: langue d’origine`,
      missing: (language) => `${language}\u00a0: manquant`,
      draft: (language) => `${language}\u00a0: brouillon`,
      published: (language) => `${language}\u00a0: publié`,
      changed: (language) => `${language}\u00a0: modifications non publiées`,
      outdated: (language) => `${language}\u00a0: plus ancien que l’original`,
    },
    original: (language) => `Texte d’origine (${language})`,
    emptied: 'Si le titre et le texte sont vides, la page s’affiche dans sa langue d’origine.',
    firstFirst: (language) => `Publiez d’abord la page dans sa langue d’origine (${language}).`,
  },
  publication: {
    title: 'Publier cette page',
    placeholders: (count) =>
      plural(count, {
        one: `${number(count)} élément reste à compléter`,
        other: `${number(count)} éléments restent à compléter`,
      }),
    anyway: 'Publier quand même',
    requires: 'Les membres doivent accepter cette page',
    requiresHint:
      'Les nouveaux membres l’acceptent à leur inscription. Les autres sont sollicités une fois, après leur connexion.',
    again: 'Redemander l’accord des membres',
    againHint:
      'Cochez cette case si quelque chose change pour les membres. Laissez-la décochée pour de petites corrections.',
  },
  saved: { title: 'Brouillon enregistré' },
  published: { title: 'Page publiée' },
  unpublished: { title: 'Page dépubliée' },
  deleted: { title: 'Page supprimée' },
  conflict: {
    title: 'Quelqu’un d’autre a modifié cette page',
    text: 'Rien n’est perdu : votre texte est encore dans le formulaire, et l’autre figure ci-dessous. Avec lequel voulez-vous continuer ?',
    theirs: 'L’autre texte',
    keepMine: 'Continuer avec le mien',
    takeTheirs: 'Remplacer le mien par l’autre',
  },
  versions: {
    title: 'Versions publiées',
    version: (version) => `Version ${version}`,
    by: (date, name) => (name ? `${date}, par ${name}` : date),
    current: 'Actuelle',
    accepted: (accepted, members) =>
      plural(accepted, {
        one: `${number(accepted)} membre sur ${number(members)} a accepté cette page.`,
        other: `${number(accepted)} membres sur ${number(members)} ont accepté cette page.`,
      }),
    read: 'Lire',
    readLabel: (version) => `Lire la version ${version}`,
    failed: 'Impossible de charger cette version',
  },
};
