import type { searchMessages as english } from '#src/features/search/search.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const searchMessages: Translation<typeof english> = {
  title: 'Recherche',
  titleFor: (query) => `Recherche : ${query}`,
  metaDescription:
    'Trouvez des membres, des entreprises, des opportunités, des publications, des articles, des événements et des sections.',
  description:
    'Membres, entreprises, opportunités, publications, articles, événements et sections, au même endroit.',
  box: {
    pageLabel: (site) => `Rechercher sur ${site}`,
    pagePlaceholder: 'Rechercher...',
  },
  loading: 'Recherche...',
  failed: 'La recherche a échoué',
  similar: 'De sens proche',
  offers: (text) => `Offre : ${text}`,
  seeks: (text) => `Recherche : ${text}`,
  onlySimilar: (query) => `Aucun résultat exact pour « ${query} ». Voici ce que vous cherchez peut-être.`,
  labelWithMark: (label, mark) => `${label} : ${mark.toLowerCase()}`,
  count: (count, similar, query) => {
    const found = plural(count, { one: `${count} résultat`, other: `${number(count)} résultats` });
    const rest = similar > 0 ? `, et ${number(similar)} de sens proche` : '';
    return `${found} pour « ${query} »${rest}`;
  },
  none: {
    title: (query) => `Aucun résultat pour « ${query} »`,
    text: 'Essayez avec moins de mots, ou d’autres mots. Les petites fautes de frappe ne gênent pas.',
    matches: 'Vos meilleures correspondances parmi les membres',
  },
  start: {
    title: 'Que recherchez-vous ?',
    text: 'Un nom, un métier, une ville, une compétence : les résultats apparaissent pendant la saisie.',
  },
  kinds: {
    members: 'Membres',
    businesses: 'Entreprises',
    opportunities: 'Opportunités',
    posts: 'Publications',
    articles: 'Articles',
    events: 'Événements',
    chapters: 'Sections',
  },
  member: 'Membre',
  membersOf: (count) => plural(count, { one: `${count} membre`, other: `${number(count)} membres` }),
  messageTo: (name) => `Écrire à ${name}`,
  allOfKind: (kind) => `Tout voir : ${kind.toLowerCase()}`,
  notOnly: (kind) => `Tous les résultats, pas seulement les ${kind.toLowerCase()}`,
  palette: {
    placeholder: 'Rechercher, ou aller à...',
    label: 'Rechercher, ou aller à une page',
    allResults: (query) => `Tous les résultats pour « ${query} »`,
    pages: 'Pages',
    actions: 'Actions',
  },
  pages: {
    dashboard: 'Tableau de bord',
    news: 'Actualités',
    feed: 'Fil d’actualité',
    services: 'Services',
    directory: 'Annuaire',
    members: 'Membres',
    opportunities: 'Opportunités',
    events: 'Événements',
    chapters: 'Sections',
    messages: 'Messages',
    saved: 'Enregistrés',
    myBusinesses: 'Mes entreprises',
    profile: 'Voir mon profil',
    settings: 'Paramètres',
    admin: 'Administration',
  },
  actions: {
    editProfile: 'Modifier mon profil',
    signIn: 'Se connecter',
    register: 'Commencer',
    colorScheme: 'Basculer entre clair et sombre',
    colorSchemeKeywords: 'mode sombre, mode clair, thème, apparence',
    shortcuts: 'Raccourcis clavier',
    singleKeys: (areOn) => `${areOn ? 'Désactiver' : 'Activer'} les raccourcis à une touche`,
    signOut: 'Se déconnecter',
  },
  shortcuts: {
    enterKey: 'Entrée',
    sendKeys: 'Ctrl Entrée',
    sendKeysOnMac: '⌘ Entrée',
    title: 'Raccourcis clavier',
    enterSends: 'Envoyer les messages avec Entrée',
    enterSendsHint: 'Maj+Entrée va à la ligne. Désactivez pour aller à la ligne avec Entrée.',
    singleKeys: 'Raccourcis à une touche',
    singleKeysHint:
      'Désactivez-les si vous utilisez la saisie vocale ou les déclenchez par accident. Ils ne fonctionnent jamais pendant la saisie.',
    alternative: 'ou',
    sequence: 'puis',
    send: 'Envoyer votre message ou publication',
    latestNotification: 'Aller à la dernière notification',
    search: 'Rechercher',
    next: 'Suivant dans la liste',
    previous: 'Précédent dans la liste',
    like: 'J’aime',
    open: 'Ouvrir',
    compose: 'Écrire une publication',
    showList: 'Afficher cette liste',
  },
};
