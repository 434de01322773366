import { number, plural } from '@guildhall/locale/words/fr';
import type { communityMessages as english } from '#src/features/admin/community/community.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const communityMessages: Translation<typeof english> = {
  title: 'Communauté',
  description:
    'Nom, identité visuelle et textes de votre communauté. Les modifications s’appliquent immédiatement, partout.',
  failed: 'Impossible de charger les paramètres',
  saved: { title: 'Modifications enregistrées' },
  name: {
    title: 'Nom',
    name: 'Nom',
    shortName: 'Nom court',
    shortNameHint: 'Affiché sous l’icône sur un téléphone. Laissez vide pour utiliser le nom.',
    about: 'Description',
    aboutHint: 'Une phrase pour les moteurs de recherche et les aperçus de liens.',
  },
  place: {
    title: 'Lieu, heure, monnaie et contact',
    place: 'Lieu',
    timeZone: 'Fuseau horaire',
    timeZoneHint: 'Détermine quand chaque jour commence dans les statistiques.',
    serverZone: 'Celui du serveur',
    supportEmail: 'E-mail d’assistance',
    supportEmailHint:
      'L’adresse où membres et visiteurs peuvent vous joindre. Affichée en pied de page et dans les e-mails.',
    currency: 'Monnaie',
    currencyHint:
      'Pour les services, les commandes et les recommandations. Les prix existants ne sont pas convertis.',
    dateLocale: 'Dates et montants',
    dateLocaleHint: 'Le format utilisé sur les pages et dans les e-mails.',
    readersLanguage: 'Langue de chaque visiteur',
  },
  languages: {
    title: 'Langues',
    own: 'Langue de la communauté',
    ownHint:
      'Utilisée quand personne n’a choisi : sur les cartes d’aperçu et dans les e-mails aux personnes sans compte.',
    others: 'Également proposées',
    othersHint:
      'Les membres et les visiteurs peuvent les choisir. Ce que les membres écrivent n’est pas traduit.',
  },
  translations: {
    title: 'Vos textes dans d’autres langues',
    none: 'Vous n’avez pas de textes personnalisés : chacun lit les nôtres dans sa langue.',
  },
  ownWords: {
    title: 'Vos propres mots',
    hint: 'Comment votre communauté appelle ses membres, ses événements et le reste. Laissez un champ vide pour garder notre mot.',
    gender: 'Choisissez des mots du même genre que les nôtres : les adjectifs restent tels quels.',
    language: 'Langue de ces mots',
    instead: (form) => `Au lieu de « ${form} »`,
    preview: 'Voir ce qui change',
    failed: 'Impossible de charger les phrases',
    changed: (count) => plural(count, { one: '1 phrase change', other: `${number(count)} phrases changent` }),
    left: (count) =>
      plural(count, {
        one: '1 phrase garde notre mot à l’intérieur d’un autre',
        other: `${number(count)} phrases gardent notre mot à l’intérieur d’un autre`,
      }),
    incomplete: 'Remplissez toutes les formes d’un mot pour voir ce qui change.',
    none: 'Aucune phrase ne change.',
  },
  look: {
    title: 'Logo et couleurs',
    logo: 'Logo',
    logoDark: 'Logo pour le mode sombre',
    icon: 'Icône',
    primary: 'Couleur principale',
    accent: 'Couleur d’accentuation',
    tooLight: (used) =>
      `Votre couleur est trop claire pour les boutons et le texte : ils prennent donc cette teinte plus foncée (${used}).`,
    colorHint: 'Toute couleur convient : nous ajustons sa luminosité pour que le texte reste lisible.',
    preview: 'Aperçu',
    light: 'Clair',
    dark: 'Sombre',
    button: 'Bouton',
    link: 'Lien',
    badge: 'Badge',
  },
  categories: {
    title: 'Catégories',
    hint: 'Une par ligne, dans cet ordre. Modifiez une ligne pour renommer une catégorie : son contenu suit. Videz une liste pour revenir aux catégories d’origine.',
    serviceCategories: 'Catégories de services',
    articleCategories: 'Catégories d’actualités',
  },
  landing: {
    title: 'Sections de la page d’accueil',
    hint: 'Ce que vous laissez vide reste inchangé.',
    picture: 'Image à côté du titre, à la place des membres ou de l’exemple de correspondance',
    show: {
      people: 'Afficher les derniers membres et entreprises, à partir de dix membres',
      example: 'Afficher l’exemple de correspondance, là où aucun membre n’est affiché',
      features: 'Afficher ce que propose la communauté',
      steps: 'Afficher le fonctionnement',
      closing: 'Afficher l’invitation finale',
    },
    featuresHeading: 'Ce que vous proposez : titre',
    featuresText: 'Ce que vous proposez : texte',
    featureItems: 'Ce que vous proposez, point par point',
    stepsHeading: 'Fonctionnement : titre',
    stepItems: 'Fonctionnement, étape par étape',
    lines: 'Un élément par ligne : un titre, deux-points et une phrase.',
    closingHeading: 'Invitation finale : titre',
    closingText: 'Invitation finale : texte',
  },
  words: {
    title: 'Page d’accueil, boutique et bienvenue',
    heading: 'Titre de la page d’accueil',
    text: 'Texte de la page d’accueil',
    shopHeading: 'Titre de la boutique',
    shopText: 'Phrase sous le titre de la boutique',
    welcome: 'Mot de bienvenue aux nouveaux membres',
    hint: 'Laissez vide pour utiliser le texte par défaut.',
  },
  areas: {
    title: 'Rubriques',
    hint: 'Désactivez ce dont votre communauté n’a pas besoin. Rien n’est supprimé : tout revient quand vous réactivez la rubrique.',
    publicMembers: 'Annuaire des membres ouvert aux visiteurs',
    publicMembersHint:
      'Si activé, tout le monde peut parcourir sans se connecter les membres qui acceptent d’être suggérés. Les coordonnées ne sont montrées qu’aux personnes choisies par chaque membre. Les publications et les profils peuvent être lus par tous dans tous les cas.',
    names: {
      shop: 'Boutique',
      news: 'Actualités',
      opportunities: 'Opportunités',
      shortLinks: 'Liens courts',
      directory: 'Annuaire des entreprises',
      events: 'Événements',
      chapters: 'Sections',
    },
    whenOff: {
      shop: 'Si désactivée, les services et les commandes sont masqués, même pour vous. Les commandes en cours restent telles quelles.',
      news: 'Si désactivées, les articles, leur flux et les articles enregistrés sont masqués.',
      opportunities:
        'Si désactivées, les opportunités et les candidatures sont masquées, et absentes de l’e-mail hebdomadaire.',
      shortLinks:
        'Si désactivés, les liens des publications mènent directement à l’adresse d’origine, et les liens courts partagés ailleurs cessent de fonctionner.',
      directory: 'Si désactivé, les entreprises, leurs avis et leurs pages sont masqués.',
      events: 'Si désactivés, les événements et toutes les inscriptions sont masqués.',
      chapters: 'Si désactivées, les sections et la liste de leurs membres sont masquées.',
    },
  },
  footer: {
    title: 'Pied de page',
    about: 'Lien « À propos »',
    contact: 'Lien « Contact »',
    ecosystem: 'Notre écosystème',
    ecosystemHint: 'Libellés séparés par des virgules. Laissez vide pour masquer la ligne.',
    column: (column) => `Colonne ${column}`,
    columnTitle: 'Titre de la colonne',
    linkLabel: 'Libellé',
    linkUrl: 'Adresse',
    addColumn: 'Ajouter une colonne',
    addLink: 'Ajouter un lien',
    removeColumn: (column) => `Supprimer la colonne ${column}`,
    removeLink: (label) => `Supprimer ${label || 'ce lien'}`,
  },
};
