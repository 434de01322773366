import { REPORTED_NOUNS } from '@guildhall/api/ground/reports/nouns.messages';
import type { reportsMessages as english } from '#src/features/admin/reports/reports.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const reportsMessages: Translation<typeof english> = {
  title: 'Signalements',
  description:
    'Contenus signalés et décisions. Nous informons les membres de la suite donnée à leurs signalements.',
  filters: { open: 'Ouverts', decided: 'Traités', objections: 'Contestations' },
  lists: {
    open: {
      noun: 'signalements ouverts',
      empty: 'Les signalements des membres apparaîtront ici.',
    },
    decided: { noun: 'décisions', empty: 'Les signalements traités apparaîtront ici.' },
  },
  decisions: {
    hide: {
      title: 'Masquer ce contenu ?',
      text: 'Il disparaît immédiatement de toutes les pages. Tous les signalements ouverts à son sujet sont clos.',
      action: 'Masquer',
      done: 'Contenu masqué',
    },
    warn: {
      title: 'Envoyer un avertissement ?',
      text: 'Votre message parvient au membre par notification et par e-mail. Ni votre nom ni ceux des personnes à l’origine du signalement ne sont affichés. Tous les signalements ouverts à ce sujet sont clos.',
      action: 'Envoyer l’avertissement',
      done: 'Avertissement envoyé',
    },
    suspend: {
      title: 'Suspendre ce membre ?',
      text: 'Il est déconnecté partout, et son profil et ses publications sont masqués. À la connexion, il lit que son compte est suspendu. Tous les signalements ouverts à son sujet sont clos.',
      action: 'Suspendre',
      done: 'Membre suspendu',
    },
    dismiss: {
      title: 'Classer le signalement sans suite ?',
      text: 'Tout reste en l’état. Tous les signalements ouverts à ce sujet sont clos.',
      action: 'Classer sans suite',
      done: 'Signalement classé sans suite',
    },
  },
  note: (note) => `Note : ${note}`,
  categories: { spam: 'Spam', insult: 'Insulte', illegal: 'Illégal', other: 'Autre' },
  statuses: { open: 'Ouvert', resolved: 'Mesure prise', dismissed: 'Classé sans suite' },
  reportedBy: (name) => `signalement effectué par ${name}`,
  noReason: 'Aucun motif indiqué',
  hidden: 'déjà masqué',
  suspended: 'déjà suspendu',
  takenDown: 'déjà retiré',
  gone: 'Ce contenu n’existe plus.',
  deleted: 'supprimé par son auteur',
  viewMember: {
    user: 'Ouvrir le membre',
    short_link: 'Ouvrir son créateur',
    other: 'Ouvrir l’auteur',
  },
  takeDown: 'Retirer',
  takeDownLabel: (name) => `Retirer : ${name}`,
  item: (type, id) => `${REPORTED_NOUNS[type]} nº ${id}`,
  decisionLabels: {
    hide: (name) => `Masquer : ${name}`,
    warn: (name) => `Avertir : ${name}`,
    suspend: (name) => `Suspendre : ${name}`,
    dismiss: (name) => `Classer le signalement sans suite : ${name}`,
  },
  buttons: { hide: 'Masquer', warn: 'Avertir', suspend: 'Suspendre', dismiss: 'Classer sans suite' },
  decided: (done, count) => ({
    title: done,
    description: plural(count, {
      one: `${number(count)} signalement clos.`,
      other: `${number(count)} signalements clos.`,
    }),
  }),
  shortLinks: {
    title: 'Liens courts',
    text: 'Un lien retiré indique aux visiteurs qu’il n’existe plus.',
    label: 'Lien court ou son code',
    takeDown: 'Retirer',
    restore: 'Rétablir',
    reason: { label: 'Que disons-nous à la personne qui l’a créé ? (facultatif)' },
    changed: (code, takenDown) => ({
      title: takenDown ? `Lien court ${code} retiré` : `Lien court ${code} rétabli`,
    }),
  },
};
