import type { overviewMessages as english } from '#src/features/admin/overview/overview.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const overviewMessages: Translation<typeof english> = {
  passkeys: {
    title: (members) =>
      plural(members, {
        one: `Les clés d’accès de ${number(members)} membre ne fonctionnent plus`,
        other: `Les clés d’accès de ${number(members)} membres ne fonctionnent plus`,
      }),
    text: (former, now) =>
      `Elles ont été créées pour ${former}, et cette communauté se trouve maintenant à l’adresse ${now}. Une clé d’accès ne fonctionne qu’à sa propre adresse. Ces membres peuvent toujours se connecter avec leur mot de passe, ou en choisir un nouveau par e-mail, puis ajouter de nouveau une clé d’accès.`,
  },
  stats: {
    failed: 'Impossible de charger les statistiques',
    users: 'Total des membres',
    active: 'Membres actifs',
    posts: 'Total des publications',
    engagement: 'Taux d’engagement',
    today: (count) => `+${number(count)} aujourd’hui`,
    retention: (percent) => `${percent} % de rétention`,
    engagementHint: 'des membres actifs sur 30 jours',
  },
  checklist: {
    title: 'Terminez la configuration',
    dismiss: 'Ignorer',
    dismissLabel: (label) => `Ignorer : ${label}`,
    items: {
      name: {
        label: 'Nommez votre communauté',
        text: 'Le nom figure sur chaque page et dans chaque e-mail.',
      },
      look: {
        label: 'Ajoutez votre logo et vos couleurs',
        text: 'Ils apparaissent partout immédiatement.',
      },
      words: {
        label: 'Rédigez votre page d’accueil',
        text: 'Ce que les visiteurs lisent en premier.',
      },
      footer: {
        label: 'Publiez vos conditions et votre politique de confidentialité',
        text: 'Elles partent d’un brouillon et sont accessibles en pied de chaque page.',
      },
      mail: {
        label: 'Envoyez-vous un e-mail de test',
        text: 'Invitations et mots de passe passent par e-mail. Tant qu’aucun n’est arrivé, personne ne peut s’inscrire.',
      },
      members: {
        label: 'Importez vos membres',
        text: 'À partir d’une feuille de calcul, ou un par un.',
      },
      services: {
        label: 'Ajoutez vos services',
        text: 'D’ici là, il n’y a rien à commander.',
      },
      secondAdministrator: {
        label: 'Nommez un autre administrateur',
        text: 'Pour que la communauté ne soit pas bloquée en votre absence.',
      },
      backupElsewhere: {
        label: 'Conservez les sauvegardes à un second endroit',
        text: 'Les sauvegardes se trouvent dans le même dossier que les données. Demandez à la personne qui gère le serveur de définir BACKUP_DIR sur un autre disque.',
      },
    },
  },
  waiting: {
    title: 'À traiter',
    loading: 'Chargement des éléments à traiter...',
    failed: 'Impossible de charger les éléments à traiter',
    none: 'Vous n’avez rien à traiter.',
    since: 'Plus longue attente :',
    kinds: {
      applicants: (count) =>
        plural(count, {
          one: `${number(count)} personne souhaite s’inscrire`,
          other: `${number(count)} personnes souhaitent s’inscrire`,
        }),
      dataRequests: (count) =>
        plural(count, {
          one: `${number(count)} demande sur les données`,
          other: `${number(count)} demandes sur les données`,
        }),
      reports: (count) =>
        plural(count, {
          one: `${number(count)} signalement ouvert`,
          other: `${number(count)} signalements ouverts`,
        }),
      objections: (count) =>
        plural(count, {
          one: `${number(count)} contestation de décision`,
          other: `${number(count)} contestations de décisions`,
        }),
      posts: (count) =>
        plural(count, {
          one: `${number(count)} publication à approuver`,
          other: `${number(count)} publications à approuver`,
        }),
      articles: (count) =>
        plural(count, {
          one: `${number(count)} article à approuver`,
          other: `${number(count)} articles à approuver`,
        }),
      orders: (count) =>
        plural(count, {
          one: `${number(count)} nouvelle commande`,
          other: `${number(count)} nouvelles commandes`,
        }),
    },
    about: (name, excerpt) => [name, excerpt && `« ${excerpt} »`].filter(Boolean).join(' : '),
  },
  growth: {
    title: 'Croissance sur 30 jours',
    failed: 'Impossible de charger la croissance',
    total: (count) => `${number(count)} au total`,
    caption: 'Nouveautés par jour',
    day: 'Jour',
    members: 'Nouveaux membres',
    posts: 'Publications',
    connections: 'Contacts',
    referrals: 'Recommandations',
  },
  suggestions: {
    title: 'Membres suggérés',
    failed: 'Impossible de charger les statistiques des suggestions',
    intro:
      'Une meilleure correspondance mène-t-elle à davantage de contacts ? Demandes envoyées à des membres suggérés ces 90 derniers jours, selon le score affiché. Quand les demandes sont trop peu nombreuses, aucun taux n’est indiqué.',
    empty: 'Aucune demande n’a été envoyée à des membres suggérés ces 90 derniers jours.',
    score: 'Score de correspondance',
    band: (from, to) => {
      if (from === null || to === null) return 'Sans score';
      if (from === 0) return `Moins de ${to + 1}`;
      return to === 100 ? `${from} ou plus` : `${from}–${to}`;
    },
    asked: 'Demandes envoyées',
    accepted: 'Acceptées',
    rate: 'Taux',
    nobody: '–',
    percent: (rate) => (rate === null ? 'Trop peu' : `${rate} %`),
  },
  activity: {
    title: 'Activité récente',
    failed: 'Impossible de charger l’activité',
    loading: 'Chargement de l’activité...',
    empty: 'Pas encore de publications.',
    hidden: 'Masquée',
  },
};
