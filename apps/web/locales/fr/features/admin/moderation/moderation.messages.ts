import { DECIDED_NOUNS } from '@guildhall/api/ground/reports/nouns.messages';
import type { moderationMessages as english } from '#src/features/admin/moderation/moderation.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

const DECISIONS: Record<string, string> = {
  hide: 'Masquage',
  delete: 'Suppression',
  decline: 'Refus',
  warn: 'Avertissement',
  suspend: 'Suspension',
};

export const moderationMessages: Translation<typeof english> = {
  reason: {
    label: 'Que disons-nous à l’auteur ?',
    description:
      'Votre texte s’affiche sur sa page et lui parvient par notification et par e-mail. Une contestation est possible.',
  },
  reasonOfAccount: {
    label: 'Que disons-nous à cette personne ?',
    description:
      'Votre texte s’affiche à la connexion et lui parvient par e-mail. Une contestation est possible.',
  },
  note: { label: 'Note (facultatif)', description: 'Visible uniquement par les administrateurs.' },
  until: {
    label: 'Suspendu jusqu’au (facultatif)',
    description: 'La connexion sera de nouveau possible ce jour-là. Laissez vide pour décider plus tard.',
  },
  post: {
    hide: {
      title: 'Masquer cette publication ?',
      text: 'Elle disparaît de toutes les pages. Son auteur la voit encore, avec votre motif.',
      action: 'Masquer',
      done: { title: 'Publication masquée' },
    },
    delete: {
      title: 'Supprimer cette publication ?',
      text: 'Elle disparaît de toutes les pages. Vous pouvez la restaurer pendant 30 jours.',
      action: 'Supprimer',
      done: { title: 'Publication supprimée' },
    },
    decline: {
      title: 'Refuser cette publication ?',
      text: 'Elle n’est pas publiée. Son auteur la voit encore, avec votre motif.',
      action: 'Refuser',
      done: { title: 'Publication refusée' },
    },
  },
  all: {
    open: (author) => `Toutes les publications signées ${author}`,
    title: (author) => `Retirer toutes les publications signées ${author} ?`,
    text: 'Toutes les publications du fil d’actualité ou en attente d’approbation. L’auteur reçoit un seul message.',
    how: 'Que deviennent-elles ?',
    ways: { hide: 'Les masquer', delete: 'Les supprimer (chacune peut être restaurée pendant 30 jours)' },
    action: 'Retirer toutes les publications',
    done: (count) => ({
      title: plural(count, {
        one: `${number(count)} publication retirée`,
        other: `${number(count)} publications retirées`,
      }),
    }),
  },
  business: {
    title: (name) => `Masquer ${name} ?`,
    text: 'L’entreprise disparaît de l’annuaire. Son propriétaire la voit encore.',
    action: 'Masquer',
  },
  member: {
    warn: {
      button: 'Avertir',
      title: (name) => `Avertir ${name} ?`,
      text: 'Votre message lui parvient par notification et par e-mail. Votre nom n’est pas affiché.',
      action: 'Envoyer l’avertissement',
      done: { title: 'Avertissement envoyé' },
    },
    suspend: {
      button: 'Suspendre le compte',
      title: (name) => `Suspendre ${name} ?`,
      text: 'Ce membre est déconnecté partout, et rien de ce qui vient de lui n’est affiché. À la connexion, il lit que son compte est suspendu.',
      action: 'Suspendre le compte',
      done: { title: 'Compte suspendu' },
    },
  },
  objections: {
    noun: 'contestations',
    empty: 'Les contestations de vos décisions apparaîtront ici.',
    about: (decision, type) => `${DECISIONS[decision]} · ${DECIDED_NOUNS[type]}`,
    decided: (name) => (name === null ? 'Notre motif' : `Motif donné par ${name}`),
    none: 'Aucun motif n’a été donné.',
    objection: (name) => `Contestation formulée par ${name}`,
    answerBy: (name) => (name === null ? 'Réponse' : `Réponse donnée par ${name}`),
    mine: 'Cette décision est la vôtre. Un autre administrateur répondra.',
    uphold: 'Maintenir',
    reverse: 'Annuler la décision',
    label: (action, name) => `${action} : contestation formulée par ${name}`,
    answers: {
      upheld: {
        title: 'Maintenir la décision ?',
        text: 'Tout reste en l’état. Votre réponse est définitive.',
        action: 'Maintenir',
      },
      reversed: {
        title: 'Annuler la décision ?',
        text: 'Ce qui a été masqué est de nouveau affiché, et un compte suspendu est réactivé. Ce que quelqu’un a modifié depuis reste tel quel.',
        action: 'Annuler la décision',
      },
    },
    outcomes: { upheld: 'Maintenue', reversed: 'Annulée' },
    done: ({ restored, left }) => ({
      title: 'Réponse à la contestation envoyée',
      ...(left > 0 && {
        description:
          restored === 0
            ? 'Rien n’a été réaffiché ni réactivé, car quelqu’un l’a modifié depuis.'
            : `Réaffichés : ${number(restored)}. Modifiés ou supprimés depuis, donc laissés tels quels : ${number(left)}.`,
      }),
    }),
  },
};
